import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { follow, openPage, overMocks } from '#tests/setup/open-page.tsx'

const VR = '/vr.html'

overMocks()

const works = async () => within(await screen.findByRole('list', { name: '本室展品' })).getAllByRole('button')

it('a hall says so when nothing hangs in it', async () => {
  const user = await openPage(`${VR}?scenario=listExhibits:empty#/hall?id=1`)
  expect(await screen.findByRole('heading', { name: '这座展馆还没有展品' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: '回到长廊' }))
  await waitFor(() => expect(window.location.hash).toBe('#/'))
})

it('a room beyond the last leads to the last', async () => {
  await openPage(`${VR}#/hall?id=1&room=9`)
  expect(await works()).toHaveLength(7)
  await waitFor(() => expect(window.location.hash).toBe('#/hall?id=1'))
})

it('says what went wrong and tries again', async () => {
  const user = await openPage(`${VR}?scenario=listExhibits:10500x1#/hall?id=1`)
  await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: '重试' }))
  expect(await works()).toHaveLength(7)
})

it('a hall that is not there leads back to the corridor', async () => {
  await openPage(`${VR}?scenario=listExhibits:10500x1#/hall?id=99`)
  expect(await screen.findByRole('heading', { name: '展馆不存在' })).toBeTruthy()
  await follow(screen.getByRole('link', { name: '回到长廊' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'VR 展馆' })).toBeTruthy()
})

it('a booth that is not there leads to the exhibitors', async () => {
  await openPage(`${VR}?scenario=getExhibitor:ExhibitorNotFound#/booth?id=1`)
  expect(await screen.findByRole('link', { name: '返回全部展商' })).toBeTruthy()
})

it('a booth uses the template that its exhibitor bought, others do not', async () => {
  await openPage(`${VR}#/booth?id=1`)
  await works()
  expect(document.querySelector('[data-dress]')?.getAttribute('data-dress')).toBe('lantern')
  await openPage(`${VR}#/booth?id=3`)
  await works()
  expect(document.querySelector('[data-dress]')).toBeNull()
})

it('a booth has the fair’s look if its template request fails', async () => {
  await openPage(`${VR}?scenario=getRoomTemplate:10500#/booth?id=1`)
  await works()
  expect(document.querySelector('[data-dress]')).toBeNull()
})

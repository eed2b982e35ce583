import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { asked, follow, openPage, overMocks } from '../../tests/setup/open-page'

const LIST = '/exhibitss.html'

overMocks()

describe('the list of exhibits', () => {
  it('says so when nothing is found', async () => {
    await openPage(`${LIST}?scenario=listExhibits:empty`)
    expect(await screen.findByRole('heading', { name: '没有找到符合条件的展品' })).toBeTruthy()
  })

  it('shows a skeleton while it waits, then the exhibits', async () => {
    await openPage(`${LIST}?scenario=listExhibits:slow`)
    expect(await screen.findByRole('region', { name: '筛选' })).toBeTruthy()
    expect(document.querySelector('.yz-skeleton')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: '影青刻花梅瓶' })).toBeNull()
    expect(await screen.findByRole('heading', { name: '影青刻花梅瓶' })).toBeTruthy()
  })

  it('says what went wrong and tries again', async () => {
    const user = await openPage(`${LIST}?scenario=listExhibits:10500x1`)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('请求失败')
    await user.click(within(alert).getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('heading', { name: '影青刻花梅瓶' })).toBeTruthy()
  })

  it('is shown though the filters could not be had', async () => {
    await openPage(`${LIST}?scenario=listCategories:10500,listHalls:10500,listExhibitLabels:10500`)
    expect(await screen.findByText('共 25 件展品')).toBeTruthy()
    expect(screen.queryByRole('group', { name: '品类' })).toBeNull()
  })
})

describe('an exhibit that is not there', () => {
  it('is explained by the server and leads back to the list', async () => {
    await openPage(`${LIST}?scenario=getExhibit:ExhibitNotFound#/ExhibisDetail?id=1`)
    expect(await screen.findByRole('heading', { name: '展品不存在或已下架' })).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    await follow(screen.getByRole('link', { name: '返回展品列表' }))
    expect(await screen.findByRole('heading', { level: 1, name: '展品' })).toBeTruthy()
  })

  it.each(['', '?id=', '?id=abc', '?id=0', '?id=99999999999'])('is not asked for by "%s"', async (query) => {
    await openPage(`${LIST}#/ExhibisDetail${query}`)
    expect(await screen.findByRole('heading', { name: '没有找到这件展品' })).toBeTruthy()
    await waitFor(() => expect(asked).not.toEqual([]))
    expect(asked.filter((path) => path.includes('/exhibits/detail'))).toEqual([])
  })

  it('is asked for where there is one', async () => {
    await openPage(`${LIST}#/ExhibisDetail?id=1`)
    expect(await screen.findByRole('heading', { level: 1, name: '影青刻花梅瓶' })).toBeTruthy()
    expect(asked.filter((path) => path.includes('/exhibits/detail'))).toHaveLength(1)
  })
})

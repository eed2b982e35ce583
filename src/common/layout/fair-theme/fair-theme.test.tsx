import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Theme } from '#contract/core/shapes.ts'
import { getMainDetail } from '#contract/fair/expo/endpoints.ts'
import { signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'
import { expoIn } from '#src/mocks/fair/expo/expo.ts'
import { mock } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { local } from '../../session/storage'

overMocks()
const page = document.documentElement.dataset
beforeEach(() => {
  delete page['color']
  delete page['template']
  local.remove('fairTheme')
})

const given = (theme: Theme) =>
  server.use(mock(getMainDetail, ({ language }) => ({ expoInfo: { ...expoIn(language), ...theme } })))

describe('the theme of the fair', () => {
  it.each(['/exhibitss.html', '/news.html', '/about.html#/helper'])('is that of %s', async (address) => {
    given({ colorType: 4, templateName: 'dark-style' })
    await openPage(address)
    await waitFor(() => expect({ ...page }).toMatchObject({ color: '4', template: 'dark-style' }))
    expect(local.get('fairTheme')).toEqual({ colorType: 4, templateName: 'dark-style' })
  })

  it('is its colour on a light ground where people work', async () => {
    signInAs(1)
    given({ colorType: 4, templateName: 'dark-style' })
    await openPage('/personal.html')
    await waitFor(() => expect({ ...page }).toMatchObject({ color: '4', template: 'simple-style' }))
  })

  it('of a draft is not kept for the next visit', async () => {
    given({ colorType: 2, templateName: 'chinese-style' })
    await openPage('/about.html?preview=preview-of-the-mocks#/helper')
    await waitFor(() => expect({ ...page }).toMatchObject({ color: '2', template: 'chinese-style' }))
    expect(local.get('fairTheme')).toBeUndefined()
  })
})

import { runInThisContext } from 'node:vm'
import { beforeEach, expect, it } from 'vitest'
import { chooseTheme } from './shell'

const page = document.documentElement.dataset
beforeEach(() => {
  delete page['color']
  delete page['template']
})

/** What runs in the head of a page before it is painted. */
const paint = (light: boolean): unknown => runInThisContext(chooseTheme(light))

it('paints in the theme that the fair was last seen in, on a light ground where people work', () => {
  localStorage.setItem('fairTheme', '{"colorType":3,"templateName":"dark-style"}')
  paint(false)
  expect({ ...page }).toMatchObject({ color: '3', template: 'dark-style' })
  paint(true)
  expect({ ...page }).toMatchObject({ color: '3', template: 'simple-style' })
})

it.each(['', 'nonsense', 'null'])('paints as it is where “%s” is kept', (kept) => {
  localStorage.setItem('fairTheme', kept)
  paint(false)
  expect(page['template']).toBeUndefined()
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { hungPlane, wallPlane } from './planes'
import { createScene } from './scene'

const size = { width: 1_900, depth: 3_000 }
const entrance = { x: 0, z: 1_000, angle: 0 }

function lamp(z: number) {
  return { element: document.createElement('div'), plane: hungPlane([0, -500, z], 260, 260) }
}

it('what hangs nearer is above what hangs farther, and what is behind is hidden', () => {
  const scene = createScene()
  const [near, far, behind] = [lamp(500), lamp(-500), lamp(1_200)] as const
  for (const { element, plane } of [near, far, behind]) scene.add(element, { plane, isHung: true })
  scene.draw(entrance)
  expect(Number(near.element.style.zIndex)).toBeGreaterThan(Number(far.element.style.zIndex))
  expect([near, far, behind].map(({ element }) => element.style.visibility)).toEqual(['', '', 'hidden'])
  scene.draw({ ...entrance, angle: 180 })
  expect([near, far, behind].map(({ element }) => element.style.visibility)).toEqual(['hidden', 'hidden', ''])
})

it('a plane that comes later is drawn from where the visitor is', () => {
  const scene = createScene()
  scene.draw(entrance)
  const wall = document.createElement('div')
  const remove = scene.add(wall, { plane: wallPlane('end', size), isHung: false })
  const drawn = wall.style.transform
  expect(drawn).toMatch(/^matrix3d\(/)
  remove()
  scene.draw({ ...entrance, z: 0 })
  expect(wall.style.transform).toBe(drawn)
})

it('no style of the rooms asks an engine for a space that it sorts by depth', () => {
  const rooms = join(import.meta.dirname, '..')
  const styles = readdirSync(rooms, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(css|tsx)$/.test(name))
  const spatial = styles.filter((name) =>
    /preserve-3d|preserve3d|perspective:|perspective\(|translate3d|translateZ|rotate[XY]/i.test(
      readFileSync(join(rooms, name), 'utf8'),
    ),
  )
  expect(styles.length).toBeGreaterThan(20)
  expect(spatial).toEqual([])
})

import { expect } from '@playwright/test'
import { z } from 'zod'
import type { Driver } from './drivers/driver'
import { focusOn, locate, middleOf, type Target } from './locate'

const Point = z.object({ x: z.number(), y: z.number() })
const ENTER = '\uE007'

/** A tab of an engine, as a user works with it. */
export class Tab {
  readonly #driver: Driver
  readonly #origin: string

  constructor(driver: Driver, origin: string) {
    this.#driver = driver
    this.#origin = origin
  }

  async open(address: string): Promise<void> {
    const before = this.#driver.errors().length
    // Only another document loads again where the hash alone differs.
    await this.#driver.navigate('about:blank')
    await this.#driver.evaluate('true')
    // Firefox reports each script and socket that leaving a page cuts off.
    this.#driver.forgetErrors(before)
    await this.#driver.navigate(`${this.#origin}${address}`)
  }

  evaluate(expression: string): Promise<unknown> {
    return this.#driver.evaluate(expression)
  }

  screenshot(): Promise<Buffer> {
    return this.#driver.screenshot()
  }

  errors(): readonly string[] {
    return this.#driver.errors()
  }

  async address(): Promise<string> {
    return String(await this.evaluate('location.href'))
  }

  /** Waits until an element is there and visible. */
  async see(target: Target): Promise<void> {
    await expect.poll(() => this.evaluate(`!!${found(target)}`), `${target.css} “${target.name ?? ''}”`).toBe(true)
  }

  async click(target: Target): Promise<void> {
    await this.see(target)
    const { x, y } = Point.parse(await this.#within(target, middleOf))
    const at = { type: 'pointerMove', x, y, duration: 0 }
    const press = [at, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]
    await this.#driver.perform([{ type: 'pointer', id: 'mouse', actions: press }])
  }

  /** Writes by keys. */
  async type(target: Target, text: string): Promise<void> {
    await expect.poll(() => this.#within(target, focusOn), `focus on “${target.name ?? target.css}”`).toBe(true)
    await this.#press(text)
    await expect.poll(() => this.evaluate(`${found(target)}.value`)).toBe(text)
  }

  async pressEnter(): Promise<void> {
    await this.#press(ENTER)
  }

  async #press(keys: string): Promise<void> {
    const actions = [...keys].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await this.#driver.perform([{ type: 'key', id: 'keyboard', actions }])
  }

  #within(target: Target, run: (element: HTMLElement) => unknown): Promise<unknown> {
    return this.evaluate(`(${run.toString()})(${found(target)})`)
  }
}

/** The expression of a target. */
function found(target: Target): string {
  return `(${locate.toString()})(${JSON.stringify(target)})`
}

import { whenIdle } from '../app/when-idle'

/** ms after which a poster that does not come is waited for no longer */
const PATIENCE_MS = 3_000

/** Resolves once the picture in this element is there, or cannot be, and the page is idle. */
export async function posterShown(within: Element | null): Promise<void> {
  const picture = within?.querySelector('img')
  if (picture && !picture.complete) {
    await new Promise<void>((done) => {
      const timer = setTimeout(done, PATIENCE_MS)
      const end = () => {
        clearTimeout(timer)
        done()
      }
      picture.addEventListener('load', end, { once: true })
      picture.addEventListener('error', end, { once: true })
    })
  }
  await whenIdle()
}

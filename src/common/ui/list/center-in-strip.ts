/**
 * A ref for what is chosen in a strip that is wider than the window: brings it to the strip's middle, and leaves the page
 * where it is, which `scrollIntoView` would not.
 */
export function centerInStrip(chosen: HTMLElement | null): void {
  const strip = chosen?.closest('ul')
  if (!chosen || !strip || strip.scrollWidth <= strip.clientWidth) return
  const [of, within] = [chosen.getBoundingClientRect(), strip.getBoundingClientRect()]
  strip.scrollLeft += of.left - within.left - (within.width - of.width) / 2
}

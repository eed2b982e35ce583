import { Component, type ReactNode, type RefObject } from 'react'

/** frames without a row that was measured again, after which all of them are */
const STILL_FRAMES = 30
/** px: a browser that scrolls rounds */
const ROUNDED = 1

interface Held {
  message: Element
  /** px from the top of the view, and from that of all that scrolls. */
  inView: number
  inLog: number
}

function placeOf(box: HTMLElement, message: Element): Held {
  const inView = message.getBoundingClientRect().top - box.getBoundingClientRect().top
  return { message, inView, inLog: inView + box.scrollTop }
}

/** The first message in view; what is not measured yet is drawn unseen, and stands nowhere. */
function firstInView(box: HTMLElement): Held | null {
  const { top, bottom } = box.getBoundingClientRect()
  const message = [...box.querySelectorAll('[data-row] > :last-child')].find((one) => {
    const place = one.getBoundingClientRect()
    return place.bottom > top && place.top < bottom && getComputedStyle(one).visibility !== 'hidden'
  })
  return message ? placeOf(box, message) : null
}

/** Keeps a message where it stands in view until all rows around it are measured; the reader may scroll. Gives its end. */
function hold(box: HTMLElement, first: Held): () => void {
  let held = first
  let still = 0
  let frame = 0
  const look = () => {
    if (!box.contains(held.message)) return stop()
    const now = placeOf(box, held.message)
    const isMoved = Math.abs(now.inLog - held.inLog) >= ROUNDED
    const off = now.inView - held.inView
    if (isMoved && Math.abs(off) >= ROUNDED) box.scrollBy({ top: off, behavior: 'instant' })
    // Where it did not move itself, the reader moved the view.
    held = isMoved ? { ...now, inView: held.inView } : now
    still = isMoved ? 0 : still + 1
    if (still === STILL_FRAMES) stop()
    else frame = requestAnimationFrame(again)
  }
  // What begins to be observed is reported in the same frame, after the rows have been measured and before they are seen.
  const observer = new ResizeObserver(look)
  const again = () => {
    observer.disconnect()
    observer.observe(held.message)
  }
  const stop = () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
  }
  again()
  return stop
}

interface Props {
  box: RefObject<HTMLElement | null>
  /** The first message that is drawn. */
  first: string
  /** Whether older ones came above at the last change, while the view was not at the end. */
  isOlder: boolean
  children: ReactNode
}

/**
 * Older messages that come above leave in place what is read. The window over the list makes up for what it measures, but
 * only as long as it takes it for above the view: not for a label that goes, nor for rows below that it had not drawn yet.
 */
export class HoldInPlace extends Component<Props> {
  private release = () => {}

  override getSnapshotBeforeUpdate({ first }: Props): Held | null {
    const { box, first: next, isOlder } = this.props
    return isOlder && first !== next && box.current ? firstInView(box.current) : null
  }

  override componentDidUpdate(_props: Props, _state: unknown, held: Held | null): void {
    if (!held || !this.props.box.current) return
    this.release()
    this.release = hold(this.props.box.current, held)
  }

  override componentWillUnmount(): void {
    this.release()
  }

  override render(): ReactNode {
    return this.props.children
  }
}

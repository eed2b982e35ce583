import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** px from an end that count as being there */
const NEAR = 40
/** ms between two questions for older messages; spec: live §9, scroll throttle */
const ASK_MS = 300

interface Log {
  /** Of the first and the last message that are drawn, and how many there are. */
  first: string
  last: string
  count: number
  /** The last one is the reader's own and not stored yet: whoever sends wants to see it. */
  isSending: boolean
  /** Whether older ones may be requested now. */
  canAsk: boolean
  askOlder: () => void
}

/**
 * Where a log of messages stands: at its end it follows what comes; above it stays still, whatever is put below. What
 * is put above is for the window over the list to make up for: `isOlder` marks it. Near the start older messages are
 * requested, at most every 300 ms (spec: live §9). `box` is the part that scrolls; its content lies in one child.
 */
export function useLogScroll({ first, last, count, isSending, canAsk, askOlder }: Log) {
  const box = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  const input = useRef(0)
  const requestedAt = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const again = useRef(() => {})
  const seen = useRef({ top: 0, height: 0 })
  const [drawn, setDrawn] = useState({ first: '', last: '', count: 0, isOlder: false })
  const before = useRef(drawn)
  const [unseen, setUnseen] = useState(0)
  const [follows, setFollows] = useState(true)

  if (drawn.first !== first || drawn.last !== last || drawn.count !== count) {
    setDrawn({ first, last, count, isOlder: drawn.first !== '' && drawn.first !== first && drawn.last === last })
  }

  const follow = (now: boolean) => {
    atEnd.current = now
    setFollows(now)
  }
  const toEnd = () => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
    follow(true)
    setUnseen(0)
  }

  // oxlint-disable-next-line exhaustive-deps -- it looks at every drawing and acts when the messages are others
  useLayoutEffect(() => {
    const was = before.current
    if (was === drawn) return
    before.current = drawn
    const isNew = was.last !== last
    if (drawn.isOlder) return
    if (atEnd.current || (isSending && isNew)) toEnd()
    else if (isNew) setUnseen((known) => known + Math.max(0, count - was.count))
  })

  useEffect(() => {
    const shown = box.current
    if (!shown) return undefined
    // The field below grows, pictures and notices come: the end stays in view.
    const observer = new ResizeObserver(() => {
      if (atEnd.current) shown.scrollTop = shown.scrollHeight
    })
    for (const part of [shown, ...shown.children]) observer.observe(part)
    return () => observer.disconnect()
  }, [])

  const askNearStart = () => {
    clearTimeout(timer.current)
    if (!box.current || box.current.scrollTop > NEAR || !canAsk) return
    const wait = input.current + ASK_MS - performance.now()
    // Who stays at the start after the last scrolling is not forgotten.
    if (wait > 0) timer.current = setTimeout(() => again.current(), wait)
    else {
      input.current = performance.now()
      requestedAt.current = first
      askOlder()
    }
  }
  useEffect(() => {
    again.current = askNearStart
    // Who has gone on to the start while a page was on its way gets the next; a failure is not tried again by itself.
    if (canAsk && requestedAt.current !== first) askNearStart()
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const onScroll = () => {
    const shown = box.current
    if (!shown) return
    const { scrollTop: top, scrollHeight: height } = shown
    const isNear = height - top - shown.clientHeight < NEAR
    // Rows that are measured again move the end away, and the view with it; only who scrolls up leaves it.
    const isMeasured = height !== seen.current.height
    const isReader = top < seen.current.top && !isMeasured
    seen.current = { top, height }
    if (atEnd.current && !isReader && (isMeasured || !isNear)) shown.scrollTop = height
    else if (isNear || isReader) follow(isNear)
    if (isNear) setUnseen(0)
    askNearStart()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const shown = box.current
    if (!shown || event.target !== shown || (event.key !== 'End' && event.key !== 'Home')) return
    // The browser would glide; rows that are measured on the way stop it, or move the end on.
    event.preventDefault()
    if (event.key === 'End') toEnd()
    else shown.scrollTop = 0
  }
  return { box, onScroll, onKeyDown, unseen, toEnd, follows, isOlder: drawn.isOlder }
}

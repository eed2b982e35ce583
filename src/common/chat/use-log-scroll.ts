import { useEffect, useLayoutEffect, useRef, useState } from 'react'

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
  /** Whether older ones may be asked for now. */
  canAsk: boolean
  askOlder: () => void
}

/**
 * Where a log of messages stands: at its end it follows what comes; above it stays still, whatever is put above or
 * below. Near the start older messages are asked for, at most every 300 ms (spec: live §9). `box` is the part that
 * scrolls; its content lies in one child.
 */
export function useLogScroll({ first, last, count, isSending, canAsk, askOlder }: Log) {
  const box = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  const asked = useRef(0)
  const askedAt = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const again = useRef(() => {})
  const before = useRef({ first: '', last: '', count: 0, height: 0, top: 0 })
  const [unseen, setUnseen] = useState(0)

  const toEnd = () => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
    atEnd.current = true
    setUnseen(0)
  }

  // oxlint-disable-next-line exhaustive-deps -- it looks at every drawing and acts when the messages are others
  useLayoutEffect(() => {
    const [shown, was] = [box.current, before.current]
    if (!shown || (was.first === first && was.last === last && was.count === count)) return
    const isNew = was.last !== last
    if (was.first !== '' && was.first !== first && !isNew) shown.scrollTop = was.top + shown.scrollHeight - was.height
    else if (atEnd.current || (isSending && isNew)) toEnd()
    else if (isNew) setUnseen((known) => known + Math.max(0, count - was.count))
    before.current = { first, last, count, height: shown.scrollHeight, top: shown.scrollTop }
  })

  useEffect(() => {
    const shown = box.current
    if (!shown) return undefined
    // The field below grows, pictures and notices come: the end stays in view.
    const keep = new ResizeObserver(() => {
      if (atEnd.current) shown.scrollTop = shown.scrollHeight
      before.current.height = shown.scrollHeight
    })
    for (const part of [shown, ...shown.children]) keep.observe(part)
    return () => keep.disconnect()
  }, [])

  const askNearStart = () => {
    clearTimeout(timer.current)
    if (!box.current || box.current.scrollTop > NEAR || !canAsk) return
    const wait = asked.current + ASK_MS - performance.now()
    // Who stays at the start after the last scrolling is not forgotten.
    if (wait > 0) timer.current = setTimeout(() => again.current(), wait)
    else {
      asked.current = performance.now()
      askedAt.current = first
      askOlder()
    }
  }
  useEffect(() => {
    again.current = askNearStart
    // Who has gone on to the start while a page was on its way gets the next; a failure is not tried again by itself.
    if (canAsk && askedAt.current !== first) askNearStart()
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const onScroll = () => {
    const shown = box.current
    if (!shown) return
    before.current.top = shown.scrollTop
    before.current.height = shown.scrollHeight
    atEnd.current = shown.scrollHeight - shown.scrollTop - shown.clientHeight < NEAR
    if (atEnd.current) setUnseen(0)
    askNearStart()
  }
  return { box, onScroll, unseen, toEnd }
}

import { useEffect, useEffectEvent, useRef } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import type { Stage } from './model/draft'

const order: readonly Stage[] = ['role', 'history', 'form', 'done']

/** What an entry of the browser's history holds. */
interface Mark {
  stage: Stage
  /** How many steps of this registration lie behind it. */
  depth: number
}

const isMark = (state: unknown): state is Mark => typeof state === 'object' && state !== null && 'depth' in state

interface StageHistory {
  stage: Stage
  /** The stage of an entry that nothing was written into. */
  first: Stage
  onArrive: (stage: Stage) => void
}

/** Has the browser's Back and Forward walk the steps; what is given is called before another step is shown. */
export function useStageHistory({ stage, first, onArrive }: StageHistory): (next: Stage) => void {
  const { key, pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const isPop = useNavigationType() === NavigationType.Pop
  const mark: Mark | undefined = isMark(state) ? state : undefined
  const depth = mark?.depth ?? 0
  const write = (next: Mark, replace: boolean) => void navigate({ pathname, search }, { state: next, replace })

  const begin = useEffectEvent(() => {
    if (!mark && stage !== first) write({ stage, depth: 0 }, true)
  })
  const arrive = useEffectEvent(() => {
    if (isPop) onArrive(mark?.stage ?? first)
  })
  const shown = useRef('')
  useEffect(() => {
    if (shown.current === '') begin()
    else if (shown.current !== key) arrive()
    shown.current = key
  }, [key])

  return (next) => {
    const isBack = order.indexOf(next) < order.indexOf(stage)
    if (isBack && depth > 0) void navigate(-1)
    // From the success no way leads back into the form that was sent.
    else write({ stage: next, depth: isBack ? 0 : depth + 1 }, isBack || next === 'done')
  }
}

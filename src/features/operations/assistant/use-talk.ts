import i18next from 'i18next'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#src/common/request/api-error.ts'
import { type AnswerEvent, ask } from './conversation'
import { toHistory, isUnderWay, loadTalk, storeTalk, type Turn } from './talk'

type Change = (turn: Turn) => Turn

/** The turn after an event of its answer. */
function applyEvent(turn: Turn, { event, data }: AnswerEvent): Turn {
  if (event === 'sources') return { ...turn, sources: data }
  if (event === 'delta') return { ...turn, answer: turn.answer + data.text, state: 'writing' }
  if (event === 'failed') return { ...turn, state: 'failed', problem: data.message }
  return { ...turn, state: 'done' }
}

const failed = (error: unknown): Change => {
  const problem = error instanceof ApiError ? error.message : i18next.t('common:request.failed')
  return (turn) => ({ ...turn, state: 'failed', problem })
}

export interface Talk {
  turns: readonly Turn[]
  /** An answer is under way. */
  busy: boolean
  /** What was cleared away last, and can be restored. */
  cleared: boolean
  ask: (question: string) => void
  /** Asks the last question again. */
  retry: () => void
  stop: () => void
  clear: () => void
  undo: () => void
}

/** The conversation of this tab, kept through a reload. */
export function useTalk(): Talk {
  const [turns, setTurns] = useState<readonly Turn[]>(loadTalk)
  const [cleared, setCleared] = useState<readonly Turn[]>([])
  const writing = useRef<AbortController>(null)

  useEffect(() => storeTalk(turns), [turns])
  useEffect(() => () => writing.current?.abort(), [])

  const answer = async (question: string, before: readonly Turn[]) => {
    const going = new AbortController()
    writing.current = going
    const changeLast = (change: Change) => {
      // Whoever stopped, cleared or left has ended this answer.
      if (writing.current !== going || going.signal.aborted) return
      setTurns((all) => all.map((turn, index) => (index === all.length - 1 ? change(turn) : turn)))
    }
    setTurns([...before, { question, answer: '', sources: [], state: 'waiting' }])
    setCleared([])
    try {
      for await (const event of ask(question, toHistory(before), going.signal))
        changeLast((turn) => applyEvent(turn, event))
      changeLast((turn) => (isUnderWay(turn) ? failed(undefined)(turn) : turn))
    } catch (error) {
      changeLast(failed(error))
    }
  }

  const stop = () => {
    writing.current?.abort()
    setTurns((all) => all.map((turn) => (isUnderWay(turn) ? { ...turn, state: 'stopped' } : turn)))
  }

  return {
    turns,
    busy: turns.some(isUnderWay),
    cleared: cleared.length > 0,
    ask: (question) => void answer(question, turns),
    retry: () => {
      const last = turns.at(-1)
      if (last) void answer(last.question, turns.slice(0, -1))
    },
    stop,
    clear: () => {
      writing.current?.abort()
      setCleared(turns.map((turn) => (isUnderWay(turn) ? { ...turn, state: 'stopped' } : turn)))
      setTurns([])
    },
    undo: () => {
      setTurns(cleared)
      setCleared([])
    },
  }
}

import { useEffect, useRef, useState } from 'react'
import { getWork } from '#contract/people/challenges/endpoints.ts'
import type { WorkPurpose } from '#contract/people/challenges/rules.ts'
import { call } from '../../request/call'
import { errorMessage } from '../../request/error-message'
import { doWork } from './do-work'

export type WorkState =
  | { is: 'idle' | 'cancelled' | 'done' }
  | { is: 'under way'; share: number }
  | { is: 'failed'; why: string }

interface RequestedItem<Given> {
  purpose: WorkPurpose
  /** Hands the proof in. Rejects with ApiError. */
  handIn: (uuid: string, proof: number[]) => Promise<Given>
  onGiven: (given: Given) => void
}

/** A proof of work from its request to its result; leaving the page aborts it. */
export function useWork<Given>({ purpose, handIn, onGiven }: RequestedItem<Given>): {
  state: WorkState
  start: () => void
  cancel: () => void
} {
  const [state, setState] = useState<WorkState>({ is: 'idle' })
  const underWay = useRef<AbortController>(undefined)
  useEffect(() => () => underWay.current?.abort(), [])

  const work = async (signal: AbortSignal) => {
    const { uuid, ...task } = await call(getWork, { purpose }, { alerts: false })
    const onFound = (found: number) => setState({ is: 'under way', share: found / task.parts })
    const given = await handIn(uuid, await doWork(purpose, task, { onFound, signal }))
    signal.throwIfAborted()
    setState({ is: 'done' })
    onGiven(given)
  }
  const start = () => {
    const calledOff = new AbortController()
    underWay.current = calledOff
    setState({ is: 'under way', share: 0 })
    work(calledOff.signal).catch((error: unknown) => {
      if (!calledOff.signal.aborted) setState({ is: 'failed', why: errorMessage(error) })
    })
  }
  const cancel = () => {
    underWay.current?.abort()
    setState({ is: 'cancelled' })
  }
  return { state, start, cancel }
}

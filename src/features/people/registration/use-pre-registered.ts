import { useEffect, useState } from 'react'
import { takePreRegistration } from '#contract/people/pre-registration/endpoints.ts'
import { newKey } from '#src/common/app/new-key.ts'
import { call } from '#src/common/request/call.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { type Draft, loadDraft, newDraft, saveDraft } from './model/draft'
import { emptyValues } from './model/form-values'

const isBegunWith = (joinType: string, code: string): boolean =>
  code === '' || loadDraft(joinType).preRegistration === code

/** A draft with what was pre-registered filled in. */
async function fill(joinType: string, code: string, key: string): Promise<Draft> {
  const { countryId, mobile, purposes, ...rest } = await call(takePreRegistration, { code, key }, { alerts: false })
  const values = { ...emptyValues, ...rest, countryId: String(countryId), phone: mobile, objective: [...purposes] }
  return { ...newDraft(joinType), values, preRegistration: code }
}

/**
 * Begins the registration with what was pre-registered under a code: fetched once, and kept with the draft. Where it cannot
 * be loaded, a message is shown and the form begins empty; the registration is tied to the code all the same.
 */
export function usePreRegistered(joinType: string, code: string): { isReady: boolean; problem: string } {
  const [key] = useState(newKey)
  const [filled, setFilled] = useState<{ code: string; problem: string }>()
  useEffect(() => {
    if (isBegunWith(joinType, code)) return undefined
    let requested = true
    const begin = async () => {
      const [draft, problem] = await fill(joinType, code, key).then(
        (made): [Draft, string] => [made, ''],
        (error: unknown): [Draft, string] => [{ ...newDraft(joinType), preRegistration: code }, errorMessage(error)],
      )
      if (!requested) return
      saveDraft(draft)
      setFilled({ code, problem })
    }
    void begin()
    return () => {
      requested = false
    }
  }, [joinType, code, key])
  const own = filled?.code === code ? filled : undefined
  return { isReady: own !== undefined || isBegunWith(joinType, code), problem: own?.problem ?? '' }
}

import type { OutputOf } from '#contract/core/endpoint.ts'
import { queryRegister, queryRegisterAndCode } from '#contract/people/registration/endpoints.ts'
import { call } from '#src/common/request/call.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { session } from '#src/common/session/storage.ts'
import { newKey } from '#src/common/app/new-key.ts'
import { DEFAULT_AREA_CODE } from '../model/form-values'

export type RegistrationResult = OutputOf<typeof queryRegister>

/** A phone or e-mail that was proved by a code, and the key that this opened. */
export interface Opened {
  account: string
  uuid: string
  /** Of queryRegisterAndCode; empty where it is not known. */
  result: string
}

/** Proves the account by its code and keeps the key for the result page. Rejects with ApiError. */
export async function openRegistration(account: string, code: string): Promise<Opened> {
  const uuid = newKey()
  const input = { account, areaCode: DEFAULT_AREA_CODE, code, uuid }
  const result = await call(queryRegisterAndCode, input, { alerts: false })
  session.set('registrationQuery', { uuid })
  return { account, uuid, result }
}

/** The key of the last query in this window; empty when there was none. */
export const queryKey = (): string => session.get('registrationQuery')?.uuid ?? ''

export const useRegistrationResult = ({ account, uuid }: Opened) =>
  useEndpoint(queryRegister, { account, areaCode: DEFAULT_AREA_CODE, uuid }, { enabled: account !== '' && uuid !== '' })

import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { getPersonInfo } from '#contract/people/account/endpoints.ts'
import type { UserInfo } from '#contract/foundation/accounts/schemas.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { getSession, signIn } from '#src/common/session/session.ts'

/** The own account; while a language switch asks again, what is typed must stay. */
export const useAccount = () => useEndpoint(getPersonInfo, {}, { keep: true })

/** Puts a changed account where the page, the header and the other tabs read it. */
export function useChanged(): (user: UserInfo) => void {
  const client = useQueryClient()
  const { i18n } = useTranslation()
  return (user) => {
    client.setQueryData([getPersonInfo.path, i18n.language, {}], user)
    const token = getSession()?.token
    if (token) signIn({ token, user })
  }
}

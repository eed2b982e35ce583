import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ENROLL_PAGE_SIZE } from '#contract/people/session/limits.ts'
import type { InputOf, OutputOf } from '#contract/core/endpoint.ts'
import {
  allRegList,
  cancelEnrollment,
  expoEnroll,
  getGroupList,
  getSponsorExhibitorDetail,
  registerList,
} from '#contract/people/enrollment/endpoints.ts'
import { call } from '#src/common/request/call.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { useSession } from '#src/common/session/session.ts'

export type Application = OutputOf<typeof allRegList>[number]
type OpenPage = OutputOf<typeof registerList>
export type OpenExhibition = OpenPage['list'][number]
export type Group = OutputOf<typeof getGroupList>[number]

/** Exhibitions with open or future sign-up, ten at a time, each with the reader's own status (spec: access §2.8). */
export function useOpenExhibitions(enabled: boolean) {
  const { i18n } = useTranslation()
  const userId = useSession()?.user.userId
  return useInfiniteQuery<OpenPage, Error, InfiniteData<OpenPage, number>, readonly unknown[], number>({
    queryKey: [registerList.path, i18n.language, userId],
    queryFn: ({ pageParam }) =>
      call(
        registerList,
        { page: pageParam, limit: ENROLL_PAGE_SIZE, ...(userId ? { userId } : {}) },
        { alerts: false },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ currPage, totalPage }) => (currPage < totalPage ? currPage + 1 : undefined),
    enabled,
  })
}

export const useApplications = (enabled: boolean) => useEndpoint(allRegList, {}, { enabled })
export const useGroups = (expoId: number, keyWord: string, enabled: boolean) =>
  useEndpoint(getGroupList, { expoId, keyWord }, { enabled, keep: true })
/** The exhibitors that the reader stands for; a form that stands for one stays as the language changes. */
export const useOwnExhibitors = () => useEndpoint(getSponsorExhibitorDetail, {}, { keep: true })

/** After a change both the own applications and the status on the cards are requested again. */
function useRefresh() {
  const client = useQueryClient()
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: [allRegList.path] }),
      client.invalidateQueries({ queryKey: [registerList.path] }),
    ])
  }
}

/** Rejects with ApiError; the message is the server's. */
export function useSignUp() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (input: InputOf<typeof expoEnroll>) => call(expoEnroll, input, { alerts: false }),
    onSuccess: refresh,
  })
}

/** Withdraws an application under review. Alerts nothing; on a refusal the list is requested again too: it was out of date. */
export function useCancel() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: number) => call(cancelEnrollment, { id }, { alerts: false }),
    onSettled: refresh,
  })
}

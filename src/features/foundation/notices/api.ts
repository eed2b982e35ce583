import type { AnyEndpoint, InputOf } from '#contract/core/endpoint.ts'
import { countUnreadNotices, listNoticeChoices, listNotices } from '#contract/foundation/notices/endpoints.ts'
import { noticeKinds, type NoticeKind } from '#contract/foundation/notices/rules.ts'
import { hasPermission } from '#contract/core/permissions.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { useSession } from '#src/common/session/session.ts'

export const useNotices = (input: InputOf<typeof listNotices>) => useEndpoint(listNotices, input, { keep: true })
export const useUnreadNotices = () => useEndpoint(countUnreadNotices, {})
export const useNoticeChoices = () => useEndpoint(listNoticeChoices, {}, { keep: true })

const needs: Partial<Record<NoticeKind, 'haveStand' | 'signUp'>> = { stand: 'haveStand', enrollment: 'signUp' }

/** What the reader can be notified about: stands and applications are exhibitors’. */
export function useNoticeKinds(): NoticeKind[] {
  const userType = useSession()?.user.userType
  return noticeKinds.filter((kind) => {
    const { [kind]: need } = needs
    return need === undefined || hasPermission(userType, need)
  })
}

/** Changes what is read or chosen; what was read of it is requested again, whatever came of it. */
export const useNoticeChange = <E extends AnyEndpoint>(endpoint: E) =>
  useChange(endpoint, [listNotices, countUnreadNotices, listNoticeChoices])

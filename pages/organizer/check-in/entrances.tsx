import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { hasPermission } from '#contract/core/permissions.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { useSession } from '#src/common/session/session.ts'
import { Shown } from '#src/common/ui/states.tsx'
import { TableSkeleton } from '#src/common/work/list/table-skeleton.tsx'
import { useCheckLists } from '#src/features/commerce/check-in/api.ts'
import { useGateSetting } from '#src/features/commerce/check-in/gate/setting.ts'
import { GateChoice } from './gate-choice'

/** The entrances, also on a device that stands at one. */
export function Entrances() {
  const { t } = useTranslation('check-in')
  useTitle(t('title'))
  const navigate = useNavigate()
  const [, change] = useGateSetting()
  const mayManage = hasPermission(useSession()?.user.userType, 'manageTickets')
  const choose = (listId: number) => {
    change({ listId })
    void navigate('/checkIn')
  }
  return (
    <Shown query={useCheckLists()} loading={<TableSkeleton rows={4} />}>
      {(lists) => <GateChoice lists={lists} mayManage={mayManage} onChoose={choose} />}
    </Shown>
  )
}

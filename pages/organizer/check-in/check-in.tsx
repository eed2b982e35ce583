import { useTranslation } from 'react-i18next'
import { hasPermission } from '#contract/core/permissions.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { useSession } from '#src/common/session/session.ts'
import { Failed, Shown } from '#src/common/ui/states.tsx'
import { TableSkeleton } from '#src/common/work/list/table-skeleton.tsx'
import { useCheckLists, useStoredGates } from '#src/features/commerce/check-in/api.ts'
import { useGateSetting } from '#src/features/commerce/check-in/gate/setting.ts'
import { GateChoice } from './gate-choice'
import { GateScreen } from './gate-screen'

/** Lets people in: at the gate that this device remembers, or at one that is chosen. */
export function CheckIn() {
  const { t } = useTranslation('check-in')
  useTitle(t('title'))
  const [setting, change] = useGateSetting()
  const mayManage = hasPermission(useSession()?.user.userType, 'manageTickets')
  const lists = useCheckLists()
  // A call that waits for the network has no error yet.
  const isLost = lists.data === undefined && (lists.error !== null || lists.fetchStatus === 'paused')
  const kept = useStoredGates(isLost)
  const known = lists.data ?? (isLost && kept.data?.length ? kept.data : undefined)
  const chosen = known?.find(({ id }) => id === setting.listId)
  if (chosen) {
    return (
      <GateScreen
        key={chosen.id}
        list={chosen}
        setting={setting}
        onSetting={change}
        onLeave={() => change({ listId: null })}
      />
    )
  }
  const choose = (listId: number) => change({ listId })
  if (known && lists.data === undefined)
    return <GateChoice lists={known} isOffline mayManage={false} onChoose={choose} />
  // Neither the network nor this device knows a gate.
  if (lists.fetchStatus === 'paused' && !kept.isPending)
    return <Failed error={lists.error} retry={() => void lists.refetch()} />
  return (
    <Shown query={lists} loading={<TableSkeleton rows={4} />}>
      {(data) => <GateChoice lists={data} mayManage={mayManage} onChoose={choose} />}
    </Shown>
  )
}

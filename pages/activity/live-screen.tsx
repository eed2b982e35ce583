import { useTranslation } from 'react-i18next'
import { livesAddress } from '#src/common/app/addresses.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { RecordShown } from '#src/common/ui/detail/record.tsx'
import { useLive } from '#src/features/live/live/room-api.ts'
import { LiveRoom } from './live-room'
import { RoomSkeleton } from './room-skeleton'

/** `/live?id` (spec: common §2). */
export function LiveScreen() {
  const id = useHashQuery().id('id')
  return <OfLive key={id} id={id} />
}

/** Keyed by its session, so that another one never shows this one's player. */
function OfLive({ id }: { id: number | undefined }) {
  const { t } = useTranslation('live-page')
  const query = useLive(id)
  return (
    <RecordShown
      id={id}
      query={query}
      loading={<RoomSkeleton />}
      missing={t('room.missing')}
      back={{ href: livesAddress, label: t('room.back') }}
    >
      {(live) => <LiveRoom live={live} onRefresh={() => void query.refetch()} />}
    </RecordShown>
  )
}

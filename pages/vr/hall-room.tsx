import { useTranslation } from 'react-i18next'
import { Link } from '#src/common/app/link.tsx'
import type { Hall } from '#contract/fair/halls/schemas.ts'
import { usePageView } from '#src/common/analytics/collector.ts'
import { hallsAddress } from '#src/common/app/addresses.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { useTextLanguage } from '#src/common/ui/detail/fallback-note.tsx'
import { RecordShown } from '#src/common/ui/detail/record.tsx'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { useExhibits } from '#src/features/fair/exhibits/api.ts'
import { MapLink } from '#src/features/fair/floor-plan/map-link.tsx'
import { useHall } from '#src/features/fair/halls/api.ts'
import { RoomSkeleton } from '#src/features/fair/halls/rooms/room-skeleton.tsx'
import { Rooms, useRoomNumber } from './rooms'

const WORKS_PER_ROOM = 12

/** `/hall?id&room` */
export function HallRoom() {
  const { t } = useTranslation('vr')
  const id = useHashQuery().id('id')
  usePageView('themeExhibitionDetail', id)
  return (
    <RecordShown
      id={id}
      query={useHall(id)}
      loading={<RoomSkeleton />}
      missing={t('room.missing')}
      back={{ href: '#/', label: t('lobby.back') }}
    >
      {(hall) => <HallRooms hall={hall} />}
    </RecordShown>
  )
}

function HallRooms({ hall }: { hall: Hall }) {
  const { t } = useTranslation('vr')
  useTitle(hall.hallName)
  const languageOf = useTextLanguage(hall.fallbackFields)
  const exhibits = useExhibits({ hallId: hall.hallId, page: useRoomNumber(), limit: WORKS_PER_ROOM })
  const back = (
    <>
      <Link to="/">{t('lobby.back')}</Link>
      <MapLink hallId={hall.hallId}>{t('room.map')}</MapLink>
    </>
  )
  return (
    <Shown query={exhibits} loading={<RoomSkeleton />}>
      {(page) => (
        <Rooms
          id={hall.hallId}
          label={t('room.stage', { name: hall.hallName })}
          theme={hall}
          sign={{
            title: hall.hallName,
            lang: languageOf('hallName'),
            text: hall.introduction,
            textLang: languageOf('introduction'),
            href: `${hallsAddress}#/detail?id=${hall.hallId}`,
            linkLabel: t('room.hallPage'),
          }}
          page={page}
          back={back}
          empty={
            <Empty title={t('room.empty')} text={t('room.emptyText')}>
              <Link className="yz-button" to="/">
                {t('lobby.back')}
              </Link>
            </Empty>
          }
        />
      )}
    </Shown>
  )
}

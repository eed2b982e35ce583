import { useTranslation } from 'react-i18next'
import type { ExhibitorDetail } from '#contract/fair/exhibitors/schemas.ts'
import { usePageView } from '#src/common/analytics/collector.ts'
import { exhibitorAddress, exhibitorsAddress } from '#src/common/app/addresses.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { useTextLanguage } from '#src/common/ui/detail/fallback-note.tsx'
import { RecordShown } from '#src/common/ui/detail/record.tsx'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { useExhibitor } from '#src/features/fair/exhibitors/api.ts'
import { useExhibits } from '#src/features/fair/exhibits/api.ts'
import { RoomSkeleton } from '#src/features/fair/halls/rooms/room-skeleton.tsx'
import { useRoomTemplate } from '#src/features/commerce/services/room-api.ts'
import { Rooms, useRoomNumber } from './rooms'

const WORKS_PER_BOOTH = 8
const BOOTH_WIDTH = 1_700

/** `/booth?id&room` */
export function BoothRoom() {
  const { t } = useTranslation('vr')
  const id = useHashQuery().id('id')
  usePageView('ExhibitorDetail', id)
  return (
    <RecordShown
      id={id}
      query={useExhibitor(id)}
      loading={<RoomSkeleton />}
      missing={t('booth.missing')}
      back={{ href: exhibitorsAddress, label: t('booth.back') }}
    >
      {(exhibitor) => <BoothRooms exhibitor={exhibitor} />}
    </RecordShown>
  )
}

function BoothRooms({ exhibitor }: { exhibitor: ExhibitorDetail }) {
  const { t } = useTranslation('vr')
  const { id, company, companyAbbreviation, logoUrl, introduction, fallbackFields } = exhibitor
  useTitle(company)
  const languageOf = useTextLanguage(fallbackFields)
  const exhibits = useExhibits({ exhibitorId: id, page: useRoomNumber(), limit: WORKS_PER_BOOTH })
  // Requested together with the works: the room is drawn once.
  const dressed = useRoomTemplate(id)
  const name = companyAbbreviation || company
  const page = (className?: string) => (
    <a className={className} href={exhibitorAddress(id)} target="_blank" rel="noopener">
      {t('booth.page')}
      <span className="yz-visually-hidden">{t('caption.newWindow')}</span>
    </a>
  )
  return (
    <Shown query={exhibits} loading={<RoomSkeleton />}>
      {(shown) =>
        dressed.isPending ? (
          <RoomSkeleton />
        ) : (
          <Rooms
            id={id}
            label={t('booth.stage', { name })}
            theme={exhibitor}
            // If the request fails, the room has the fair's default look.
            dress={dressed.data?.template ?? undefined}
            sign={{
              title: name,
              lang: languageOf('company'),
              text: introduction,
              textLang: languageOf('introduction'),
              logoUrl,
              href: exhibitorAddress(id),
              linkLabel: t('booth.page'),
            }}
            page={shown}
            back={page()}
            width={BOOTH_WIDTH}
            empty={
              <Empty title={t('booth.empty')} text={t('booth.emptyText')}>
                {page('yz-button')}
              </Empty>
            }
          />
        )
      }
    </Shown>
  )
}

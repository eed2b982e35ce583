import { useTranslation } from 'react-i18next'
import type { Hall } from '#contract/fair/halls/schemas.ts'
import type { Theme } from '#contract/core/shapes.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { useHalls } from '#src/features/fair/halls/api.ts'
import { Corridor } from '#src/features/fair/halls/rooms/corridor.tsx'
import { RoomSkeleton } from '#src/features/fair/halls/rooms/room-skeleton.tsx'

/** The corridor belongs to no hall: plain plaster, and the colours come from the doors. */
const theme: Theme = { colorType: 3, templateName: 'simple-style' }

/** `/` */
export function Lobby() {
  const { t, i18n } = useTranslation('vr')
  useTitle(t('lobby.title'))
  const other = i18n.language === 'en-US' ? 'zh-CN' : 'en-US'
  const doorOf = ({ hallId, hallName, exhibitsNum, coverUrl, colorType, fallbackFields }: Hall) => ({
    id: hallId,
    name: hallName,
    lang: fallbackFields.includes('hallName') ? other : undefined,
    note: t('lobby.works', { count: exhibitsNum }),
    coverUrl,
    color: colorType,
    to: `/hall?id=${hallId}`,
  })
  return (
    <Shown query={useHalls()} loading={<RoomSkeleton />}>
      {(halls) =>
        halls.length > 0 ? (
          <Corridor key={halls.length} doors={halls.map(doorOf)} theme={theme} />
        ) : (
          <Empty title={t('lobby.empty')} />
        )
      }
    </Shown>
  )
}

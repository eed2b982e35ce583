import { useTranslation } from 'react-i18next'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { useHalls } from '#src/features/fair/halls/api.ts'
import { HallCard } from '#src/features/fair/halls/hall-card.tsx'
import styles from './home.module.css'

const HALLS = 8

function Skeleton() {
  return (
    <div className={styles.halls} aria-hidden="true">
      {Array.from({ length: HALLS }, (_, i) => (
        <div key={i} className={`yz-skeleton ${styles.block}`} />
      ))}
    </div>
  )
}

/** Every hall at once, smaller than in the list of halls. */
export function Halls() {
  const { t } = useTranslation('halls')
  return (
    <Shown query={useHalls()} loading={<Skeleton />}>
      {(halls) =>
        halls.length === 0 ? (
          <Empty title={t('list.empty')} />
        ) : (
          <ul className={styles.halls}>
            {halls.map((hall) => (
              <li key={hall.hallId}>
                <HallCard hall={hall} />
              </li>
            ))}
          </ul>
        )
      }
    </Shown>
  )
}

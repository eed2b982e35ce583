import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import type { FollowKind } from '#contract/trade/follows/rules.ts'
import type { FollowRow } from '#contract/trade/follows/schemas.ts'
import { exhibitAddress, exhibitorAddress, liveAddress, livesAddress, mediaAddress } from '#src/common/app/addresses.ts'
import { Cover } from '#src/common/ui/card/cover.tsx'
import { useTextLanguage } from '#src/common/ui/detail/fallback-note.tsx'
import { formatFairDate } from '#src/common/ui/time/fair-time.tsx'
import lists from '../lists.module.css'
import { FollowWays } from './follow-ways'
import styles from './follows.module.css'

const addressOf: Record<FollowKind, (id: number) => string> = {
  exhibitor: exhibitorAddress,
  exhibit: exhibitAddress,
  news: (id) => `${mediaAddress}#/detail?id=${id}`,
  live: liveAddress,
  schedule: () => livesAddress,
}

/** Their pictures are wide, the others' square. */
const isWide = (kind: FollowKind): boolean => kind === 'news' || kind === 'live'

interface FollowItemProps {
  row: FollowRow
  isRemoved: boolean
  onRemoved: (is: boolean) => void
}

/** One thing that is followed. */
export function FollowItem({ row, isRemoved, onRemoved }: FollowItemProps) {
  const { t, i18n } = useTranslation('follows')
  const languageOf = useTextLanguage(row.fallbackFields)
  const { kind, isShown, id } = row
  const name = isShown ? row.name : t('gone', { kind: t(`one.${kind}`) })
  const date = formatFairDate(row.at, i18n.language)
  return (
    <article className={lists.row} data-cancelled={isRemoved || !isShown}>
      <span className={`${lists.picture} ${styles.picture}`} data-square={!isWide(kind)}>
        <Cover src={row.picture} title={isShown ? name : ''} ratio={isWide(kind) ? 16 / 9 : 1} />
      </span>
      <div className={lists.words}>
        <h3 lang={languageOf('name')}>
          {isShown ? (
            <a className={styles.name} href={addressOf[kind](id)}>
              {name}
            </a>
          ) : (
            name
          )}
        </h3>
        {row.company ? <p lang={languageOf('company')}>{row.company}</p> : null}
        <p>
          <Tag>{t(`one.${kind}`)}</Tag>
          <span className={styles.date}>{t(kind === 'exhibitor' ? 'followedOn' : 'collectedOn', { date })}</span>
        </p>
        <p role="status" className={lists.message}>
          {isRemoved ? t('removed') : null}
        </p>
      </div>
      <div className={lists.ways}>
        <FollowWays row={row} name={name} isRemoved={isRemoved} onRemoved={onRemoved} />
      </div>
    </article>
  )
}

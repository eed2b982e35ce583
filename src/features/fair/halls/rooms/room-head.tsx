import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { To } from 'react-router-dom'
import { Link } from '#src/common/app/link.tsx'
import { Icon } from '#src/common/ui/icon.tsx'
import styles from './room-head.module.css'

export interface Rooms {
  /** From 1. */
  number: number
  total: number
  to: (number: number) => To
}

interface RoomHeadProps {
  title: string
  lang?: string | undefined
  /** The way out; absent where there is none. */
  back?: ReactNode
  rooms?: Rooms | undefined
}

/** Where one is, the way back, and the rooms before and after. */
export function RoomHead({ title, lang, back, rooms }: RoomHeadProps) {
  return (
    <div className={styles.head}>
      {back}
      <h1 lang={lang}>{title}</h1>
      {rooms && rooms.total > 1 ? <RoomNav {...rooms} /> : null}
    </div>
  )
}

function RoomNav({ number, total, to }: Rooms) {
  const { t } = useTranslation('vr')
  return (
    <nav className={styles.rooms} aria-label={t('room.rooms')}>
      {number > 1 ? (
        <Link to={to(number - 1)} rel="prev" aria-label={t('room.previous')}>
          <Icon name="left" size={18} />
        </Link>
      ) : null}
      <span>{t('room.number', { number, total })}</span>
      {number < total ? (
        <Link to={to(number + 1)} rel="next" aria-label={t('room.next')}>
          <Icon name="right" size={18} />
        </Link>
      ) : null}
    </nav>
  )
}

import { Suspense, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { hasPermission } from '#contract/core/permissions.ts'
import { getManagedLive } from '#contract/live/live/endpoints.ts'
import { hasEnded } from '#contract/live/live/rules.ts'
import type { LiveDetail } from '#contract/live/live/schemas.ts'
import { lazyPart } from '#src/common/app/lazy-part.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { useSession } from '#src/common/session/session.ts'
import styles from './studio.module.css'

const EncoderPart = lazyPart(async () => (await import('../encoder/encoder-part')).EncoderPart)

// Camera, encoders and sender, for whoever goes live.
const Studio = lazyPart(async () => (await import('./studio')).Studio)

/** Sessions of this type show a picture of their own, and not a recording. */
const LIVE_TYPE = 1

interface Props {
  live: LiveDetail
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onChanged: () => void
}

/** The way into the studio, for those who run the session; nothing for everybody else. */
export function StudioPlace({ live, isOpen, onOpen, onChanged }: Props) {
  const { t } = useTranslation('broadcast')
  const user = useSession()?.user
  const mayRun = user !== undefined && hasPermission(user.userType, 'runLives') && live.type === LIVE_TYPE
  const { data: managed, isError } = useEndpoint(getManagedLive, { id: live.id }, { enabled: mayRun })
  const isRefused = !mayRun || isError
  const close = useEffectEvent(() => onOpen(false))
  useEffect(() => {
    if (isOpen && isRefused) close()
  }, [isOpen, isRefused])

  if (!managed || isRefused) return isOpen ? <div className={`yz-skeleton ${styles.loading}`} /> : null
  // The pages of those who work for an exhibitor, and of the organizer.
  const editAddress = hasPermission(user.userType, 'haveStand')
    ? `./personal.html#/rooms/${live.id}`
    : `./organizer.html#/lives/${live.id}`
  if (isOpen) {
    return (
      <Suspense fallback={<div className={`yz-skeleton ${styles.loading}`} />}>
        <Studio {...{ live, editAddress, onChanged }} onClose={() => onOpen(false)} />
      </Suspense>
    )
  }
  if (hasEnded(live.status)) return null
  return (
    <>
      <p className={styles.way}>
        <button type="button" className="yz-button" onClick={() => onOpen(true)}>
          {t(live.status === 0 ? 'action.open' : 'action.openOnAir')}
        </button>
        <small>{t(live.status === 0 ? 'hint.open' : 'hint.openOnAir')}</small>
      </p>
      <Suspense>
        <EncoderPart liveId={live.id} />
      </Suspense>
    </>
  )
}

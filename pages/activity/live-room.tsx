import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LiveDetail } from '#contract/live/live/schemas.ts'
import { exhibitorLivesAddress, livesAddress } from '#src/common/app/addresses.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { lazyPart } from '#src/common/app/lazy-part.ts'
import { whenIdle } from '#src/common/app/when-idle.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { startTexts } from '#src/common/i18n/texts.ts'
import { LivePlayer } from '#src/common/player/live-player.tsx'
import { WideHeart } from '#src/common/follow/wide-heart.tsx'
import detail from '#src/common/ui/detail/detail.module.css'
import { FallbackNote, useTextLanguage } from '#src/common/ui/detail/fallback-note.tsx'
import { ShareButton } from '#src/common/ui/detail/share-button.tsx'
import { useBook } from '#src/features/live/live/reserve/reserve.ts'
import { useSession } from '#src/common/session/session.ts'
import { useWatch } from '#src/features/live/live/use-watch.ts'
import { OtherLives } from './other-lives'
import { RoomBooking } from './room-booking'
import { RoomFacts } from './room-facts'
import styles from './room.module.css'

// The player comes first; the zone with its messaging after it.
const Zone = lazy(async () => {
  await whenIdle()
  const texts = startTexts('chat', 'translation', 'live-room', 'upload', 'exhibits')
  const [{ RoomZone }] = await Promise.all([import('./room-zone'), texts])
  return { default: RoomZone }
})

// Beneath the player of a recording.
const Chapters = lazyPart(async () => {
  await whenIdle()
  const texts = startTexts('broadcast')
  const [{ Chapters: List }] = await Promise.all([import('#src/features/live/broadcast/recording/chapters.tsx'), texts])
  return List
})

// For those who run the session alone; the rest of what it needs is fetched when they go live.
const StudioPlace = lazyPart(async () => {
  await whenIdle()
  const texts = startTexts('broadcast')
  const [{ StudioPlace: Place }] = await Promise.all([
    import('#src/features/live/broadcast/studio/studio-place.tsx'),
    texts,
  ])
  return Place
})

const REPLAY = 2

/** A session's room, in the theme of the session: player, interactive zone, what it is about and what else there is. */
export function LiveRoom({ live, onRefresh }: { live: LiveDetail; onRefresh: () => void }) {
  const { t } = useTranslation('live-page')
  const languageOf = useTextLanguage(live.fallbackFields)
  const spoken = useWatch(live.id)
  const { book } = useBook(live.id)
  const [booking, setBooking] = useState<string>()
  const [seek, setSeek] = useState<{ seconds: number }>()
  const isSignedIn = useSession() !== null
  // `studio=1` leads from the list of one's own sessions straight to the camera.
  const isRequested = useHashQuery().text('studio') === '1'
  const [inStudio, setInStudio] = useState(isRequested && isSignedIn)
  useTitle(live.liveName)
  const reserve = async () => setBooking(await book())
  const back = live.official
    ? { href: livesAddress, label: t('room.back') }
    : { href: exhibitorLivesAddress, label: t('room.backHall') }
  return (
    <div className={styles.room} data-color={live.colorType} data-template={live.templateName}>
      <div className={styles.wrap}>
        <a className={detail.trail} href={back.href}>
          {back.label}
        </a>
        <header className={styles.head}>
          <h1 lang={languageOf('liveName')}>{live.liveName}</h1>
          <div className={detail.actions}>
            <WideHeart kind="live" id={live.id} name={live.liveName} />
            {live.isNotLiving ? <ShareButton /> : null}
          </div>
        </header>
        <div className={styles.stage} data-alone={live.isNotLiving}>
          <div className={styles.player}>
            {inStudio ? null : (
              <LivePlayer
                live={live}
                seek={seek}
                spoken={spoken}
                onReserve={() => void reserve()}
                onRefresh={onRefresh}
              />
            )}
            {isSignedIn ? (
              <Suspense fallback={inStudio ? <div className={`yz-skeleton ${styles.waitingPlayer}`} /> : null}>
                <StudioPlace live={live} isOpen={inStudio} onOpen={setInStudio} onChanged={onRefresh} />
              </Suspense>
            ) : null}
            {live.status === REPLAY ? (
              <Suspense>
                <Chapters liveId={live.id} onSeek={(seconds) => setSeek({ seconds })} />
              </Suspense>
            ) : null}
            <RoomBooking live={live} shown={booking} onShow={setBooking} />
          </div>
          {live.isNotLiving ? null : (
            <section className={styles.zone} aria-label={t('room.zone')}>
              <Suspense fallback={<div className={styles.zoneWaiting} />}>
                <Zone live={live} />
              </Suspense>
            </section>
          )}
        </div>
        <p className="yz-visually-hidden" role="status">
          {t('room.changed', { status: t(`room.status.${live.status}`) })}
        </p>
        <div className={styles.about}>
          <RoomFacts live={live} />
          {live.introduction ? (
            <section aria-labelledby="about">
              <h2 id="about">{t('room.about')}</h2>
              <FallbackNote fields={live.fallbackFields} />
              <p className={detail.prose} lang={languageOf('introduction')}>
                {live.introduction}
              </p>
            </section>
          ) : null}
        </div>
        <OtherLives live={live} />
      </div>
    </div>
  )
}

import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExhibitorDetail } from '#contract/fair/exhibitors/schemas.ts'
import { lazyPart } from '#src/common/app/lazy-part.ts'
import { WideHeart } from '#src/common/follow/wide-heart.tsx'
import { Cover } from '#src/common/ui/card/cover.tsx'
import styles from '#src/common/ui/detail/detail.module.css'
import { Fact, Facts } from '#src/common/ui/detail/facts.tsx'
import { startTexts } from '#src/common/i18n/texts.ts'
import { FallbackNote, useTextLanguage } from '#src/common/ui/detail/fallback-note.tsx'
import { ShareButton } from '#src/common/ui/detail/share-button.tsx'
import { BookTalk } from '#src/features/trade/appointments/book-talk.tsx'
import { ChatButton } from '#src/features/live/customer-service/visitor/chat-button.tsx'
import { MapLink } from '#src/features/fair/floor-plan/map-link.tsx'
import { useBooth } from '#src/features/fair/exhibitors/booth.ts'
import own from './exhibitor-sheet.module.css'

const INDIVIDUAL = 1

const ReplyLine = lazyPart(async () => {
  const [{ ReplyLine: line }] = await Promise.all([
    import('#src/features/operations/figures/reply-line.tsx'),
    startTexts('replies'),
  ])
  return line
})

/** Logo, name, profile and facts. */
export function ExhibitorHead({ exhibitor }: { exhibitor: ExhibitorDetail }) {
  const { t } = useTranslation('exhibitors')
  const languageOf = useTextLanguage(exhibitor.fallbackFields)
  const booth = useBooth(exhibitor)
  return (
    <div className={own.head}>
      <Cover src={exhibitor.logoUrl} title={exhibitor.companyAbbreviation || exhibitor.company} eager />
      <div className={styles.words}>
        <h1 lang={languageOf('company')}>{exhibitor.company}</h1>
        <FallbackNote fields={exhibitor.fallbackFields} />
        <div className={styles.prose} lang={languageOf('introduction')}>
          {exhibitor.introduction}
        </div>
        <Facts>
          <Fact label={t('detail.industry')}>{exhibitor.industryName}</Fact>
          <Fact label={t('detail.kind')}>
            {t(exhibitor.joinType === INDIVIDUAL ? 'detail.individual' : 'detail.company')}
          </Fact>
          <Fact label={t('detail.place')}>
            {[exhibitor.countryName, exhibitor.cityName].filter(Boolean).join(' · ')}
          </Fact>
          <Fact label={t('detail.booth')}>
            {booth?.text ? (
              <>
                {booth.text}{' '}
                <MapLink hallId={exhibitor.booth === '' ? null : exhibitor.hallId} booth={exhibitor.booth}>
                  {t('booth.map')}
                </MapLink>
              </>
            ) : null}
          </Fact>
        </Facts>
        <div className={styles.actions}>
          {exhibitor.vrShowUrl ? (
            <a className="yz-button" href={exhibitor.vrShowUrl} target="_blank" rel="noreferrer">
              {t('detail.vr')}
            </a>
          ) : null}
          <ChatButton exhibitorId={exhibitor.id} name={exhibitor.company} label={t('detail.chat')} />
          <BookTalk exhibitorId={exhibitor.id} name={exhibitor.company} />
          <WideHeart kind="exhibitor" id={exhibitor.id} name={exhibitor.company} />
          <ShareButton />
        </div>
        <Suspense fallback={null}>
          <ReplyLine exhibitorId={exhibitor.id} />
        </Suspense>
      </div>
    </div>
  )
}

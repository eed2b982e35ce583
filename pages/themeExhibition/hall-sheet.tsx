import { useTranslation } from 'react-i18next'
import type { To } from 'react-router-dom'
import type { Hall } from '#contract/fair/halls/schemas.ts'
import { hallsAddress } from '#src/common/app/addresses.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { Cover } from '#src/common/ui/card/cover.tsx'
import styles from '#src/common/ui/detail/detail.module.css'
import { FallbackNote, useTextLanguage } from '#src/common/ui/detail/fallback-note.tsx'
import { LinkTabs } from '#src/common/ui/list/link-tabs.tsx'
import { ShareButton } from '#src/common/ui/detail/share-button.tsx'
import { MapLink } from '#src/features/fair/floor-plan/map-link.tsx'
import { HallExhibitors } from './hall-exhibitors'
import { HallExhibits } from './hall-exhibits'
import own from './hall-sheet.module.css'

const EXHIBITORS = 'exhibitors'

/** A hall in its own theme, with what it shows in two tabs. */
export function HallSheet({ hall }: { hall: Hall }) {
  const { t } = useTranslation('halls')
  useTitle(hall.hallName)
  const query = useHashQuery()
  const byExhibitor = query.text('tab') === EXHIBITORS
  const tab = (key: string, note: number, current: boolean, to: To) => ({
    key,
    note,
    current,
    to,
    label: t(`detail.${key}`),
  })
  const tabs = [
    tab('exhibits', hall.exhibitsNum, !byExhibitor, query.to({ tab: '' })),
    tab(EXHIBITORS, hall.exhibitorsNum, byExhibitor, query.to({ tab: EXHIBITORS })),
  ]
  return (
    <div className={styles.page} data-color={hall.colorType} data-template={hall.templateName}>
      <div className="yz-wrap">
        <a className={styles.trail} href={hallsAddress}>
          {t('detail.back')}
        </a>
        <HallHead hall={hall} />
        <div className={own.tabs}>
          <LinkTabs label={t('detail.tabs')} tabs={tabs} />
        </div>
        {byExhibitor ? <HallExhibitors hallId={hall.hallId} /> : <HallExhibits hallId={hall.hallId} />}
      </div>
    </div>
  )
}

function HallHead({ hall }: { hall: Hall }) {
  const { t } = useTranslation('halls')
  const languageOf = useTextLanguage(hall.fallbackFields)
  return (
    <div className={styles.columns}>
      <Cover src={hall.coverUrl} title={hall.hallName} ratio={3 / 2} eager />
      <div className={styles.words}>
        <h1 lang={languageOf('hallName')}>{hall.hallName}</h1>
        <FallbackNote fields={hall.fallbackFields} />
        <div className={styles.prose} lang={languageOf('introduction')}>
          {hall.introduction}
        </div>
        <div className={styles.actions}>
          <MapLink hallId={hall.hallId} className="yz-button">
            {t('detail.map')}
          </MapLink>
          <ShareButton />
        </div>
      </div>
    </div>
  )
}

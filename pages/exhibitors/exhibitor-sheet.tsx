import { useTranslation } from 'react-i18next'
import type { ExhibitorDetail } from '#contract/fair/exhibitors/schemas.ts'
import { exhibitorsAddress } from '#src/common/app/addresses.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import styles from '#src/common/ui/detail/detail.module.css'
import { useBooth } from '#src/features/fair/exhibitors/booth.ts'
import { BoothCode } from '#src/features/fair/exhibitors/booth-code.tsx'
import { Contact } from '#src/features/fair/exhibitors/contact.tsx'
import { ExhibitorDocuments } from './exhibitor-documents'
import { ExhibitorGoods } from './exhibitor-goods'
import { ExhibitorHead } from './exhibitor-head'
import { ExhibitorLives } from './exhibitor-lives'
import { MapCode } from './map-code'
import own from './exhibitor-sheet.module.css'

/** One exhibitor, in the theme of its exhibition (spec: live §2). */
export function ExhibitorSheet({ exhibitor }: { exhibitor: ExhibitorDetail }) {
  const { t } = useTranslation('exhibitors')
  useTitle(exhibitor.company)
  const tour = useBooth(exhibitor)?.tour
  return (
    <div className={styles.page} data-color={exhibitor.colorType} data-template={exhibitor.templateName}>
      <div className="yz-wrap">
        <a className={styles.trail} href={exhibitorsAddress}>
          {t('detail.back')}
        </a>
        <ExhibitorHead exhibitor={exhibitor} />
        <ExhibitorGoods exhibitorId={exhibitor.id} />
        <ExhibitorLives exhibitorId={exhibitor.id} />
        <ExhibitorDocuments documents={exhibitor.documents} />
        <section className={styles.section} aria-labelledby="contact">
          <h2 id="contact">{t('detail.contact')}</h2>
          <div className={own.contact}>
            <Contact exhibitor={exhibitor} />
            {tour ? (
              <div className={own.codes}>
                <BoothCode tour={tour} />
                <MapCode hallId={exhibitor.hallId} booth={exhibitor.booth} />
              </div>
            ) : null}
          </div>
        </section>
      </div>
    </div>
  )
}

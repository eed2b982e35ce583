import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#contract/core/endpoint.ts'
import { getOwnSetupCalendar, type getOwnSetup } from '#contract/fair/booths/setup/endpoints.ts'
import { saveFile } from '#src/common/app/save-file.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { openBlob } from '#src/common/request/open-blob.ts'
import { showAlert } from '#src/common/ui/notices/notices.ts'
import { useTextLanguage } from '#src/common/ui/detail/fallback-note.tsx'
import { Shown } from '#src/common/ui/states.tsx'
import { FileList } from '#src/common/upload/file-list.tsx'
import { momentText } from '#src/common/work/moment.ts'
import { useOwnBooth } from '#src/features/fair/booths/api.ts'
import { useOwnSetup } from '#src/features/fair/booths/setup/api.ts'
import page from '../personal.module.css'
import facts from './own-booth.module.css'
import styles from './own-setup.module.css'
import stand from './stand.module.css'

type Setup = NonNullable<OutputOf<typeof getOwnSetup>['setup']>

/** When the exhibitor sets up and dismantles its booth, and the documents for it; nothing where it has no booth. */
export function OwnSetup() {
  const { t } = useTranslation('hall-setup')
  if (!useOwnBooth().data?.booth) return null
  return (
    <section className={stand.panel} aria-labelledby="own-setup">
      <h3 id="own-setup">{t('own.title')}</h3>
      <OwnSetupContent />
    </section>
  )
}

function OwnSetupContent() {
  const { t } = useTranslation('hall-setup')
  return (
    <Shown query={useOwnSetup()} loading={<div className={`yz-skeleton ${page.waiting}`} />}>
      {({ booth, setup }) =>
        setup ? <SetupFacts setup={setup} /> : <p>{t('own.none', { hall: booth?.hallName ?? '' })}</p>
      }
    </Shown>
  )
}

function SetupFacts({ setup }: { setup: Setup }) {
  const { t, i18n } = useTranslation('hall-setup')
  const { buildUp, dismantling, note, documents, updatedAt } = setup
  const languageOf = useTextLanguage(setup.fallbackFields)
  const moment = (at: string) => momentText(at, i18n.language)
  const fact = (name: 'buildUp' | 'dismantling', period: Setup['buildUp']): ReactNode => (
    <div>
      <dt>{t(`own.${name}`)}</dt>
      <dd>
        {period ? (
          <>
            <span className={styles.end}>{t('own.from', { at: moment(period.from) })}</span>
            <span className={styles.end}>{t('own.until', { at: moment(period.until) })}</span>
          </>
        ) : (
          t('own.notSet')
        )}
      </dd>
    </div>
  )
  return (
    <>
      <dl className={facts.facts}>
        {fact('buildUp', buildUp)}
        {fact('dismantling', dismantling)}
      </dl>
      {note === '' ? null : (
        <p className={styles.note} lang={languageOf('note')}>
          {note}
        </p>
      )}
      <Documents documents={documents} />
      <div className={styles.foot}>
        {buildUp || dismantling ? <CalendarButton /> : null}
        <small>{t('own.updated', { at: moment(updatedAt) })}</small>
      </div>
    </>
  )
}

function Documents({ documents }: Pick<Setup, 'documents'>) {
  const { t } = useTranslation('hall-setup')
  const languageOf = useTextLanguage(documents.flatMap(({ file, fallbackFields }) => fallbackFields.map(() => file.id)))
  if (documents.length === 0) return null
  return (
    <>
      <h4 className={styles.heading}>{t('field.documents')}</h4>
      <FileList
        label={t('field.documents')}
        // Exhibitors know a document by its title, also where it is saved.
        files={documents.map(({ title, file }) => ({
          ...file,
          fileName: `${title}.${file.fileExt}`,
          lang: languageOf(file.id),
        }))}
      />
    </>
  )
}

/** Saves both periods for a calendar program. */
function CalendarButton() {
  const { t } = useTranslation('hall-setup')
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      saveFile(await openBlob(getOwnSetupCalendar, {}), 'yunzhan-setup.ics')
    } catch (error) {
      showAlert(errorMessage(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <button type="button" className="yz-button" disabled={isBusy} onClick={() => void save()}>
      {t('own.calendar')}
    </button>
  )
}

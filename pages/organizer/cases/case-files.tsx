import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseDetail } from '#contract/people/review/schemas.ts'
import { FilePreview } from './file-preview'
import styles from './files.module.css'

type CaseFile = CaseDetail['files'][number]

const roles = ['identification', 'qualificationCertificate', 'exhibitsPicture']
const placeOf = ({ role }: CaseFile) => roles.indexOf(role)

/** What was sent in with a registration, one of it open beside the record. */
export function CaseFiles({ files }: { files: readonly CaseFile[] }) {
  const { t } = useTranslation('organizer')
  const [chosen, setChosen] = useState<string>()
  const ordered = files.toSorted((a, b) => placeOf(a) - placeOf(b))
  const open = ordered.find(({ id }) => id === chosen) ?? ordered[0]
  return (
    <section aria-labelledby="files">
      <h2 id="files">{t('case.files')}</h2>
      {open ? <FilePreview key={open.id} file={open} /> : <p className={styles.none}>{t('case.noFiles')}</p>}
      {ordered.length > 1 ? (
        <ul className={styles.files}>
          {ordered.map((file) => (
            <li key={file.id}>
              <button type="button" aria-pressed={file === open} onClick={() => setChosen(file.id)}>
                {file.fileName}
                <small>{t(`role.${file.role}`)}</small>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

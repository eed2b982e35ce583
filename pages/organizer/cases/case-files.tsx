import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadFile } from '../../../contract/files/endpoints'
import type { CaseDetail } from '../../../contract/review/schemas'
import { ApiError } from '../../../src/common/request/api-error'
import { openBlob } from '../../../src/common/request/open-blob'
import { Dialog } from '../../../src/common/ui/dialog/dialog'
import { useFileBlob, useObjectUrl } from '../../../src/common/upload/file-blob'
import { showAlert } from '../../../src/common/ui/notices/notices'
import styles from './files.module.css'
import { saveFile } from './save-file'

type CaseFile = CaseDetail['files'][number]

const roles = ['exhibitsPicture', 'identification', 'qualificationCertificate']
const isPicture = ({ mimeType }: CaseFile): boolean => mimeType.startsWith('image/')

/** The size as people say it. */
function sizeText(bytes: number): string {
  const kilobytes = bytes / 1024
  return kilobytes < 1024 ? `${Math.max(1, Math.round(kilobytes))} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}

/** What was sent in with a registration, by its purpose. */
export function CaseFiles({ files }: { files: readonly CaseFile[] }) {
  const { t } = useTranslation('organizer')
  return (
    <section aria-labelledby="files">
      <h2 id="files">{t('case.files')}</h2>
      {files.length === 0 ? <p className={styles.none}>{t('case.noFiles')}</p> : null}
      {roles.map((role) => {
        const own = files.filter((file) => file.role === role)
        return own.length === 0 ? null : (
          <div key={role}>
            <h3>{t(`role.${role}`)}</h3>
            <ul className={styles.files}>
              {own.map((file) => (
                <li key={file.id}>{isPicture(file) ? <Picture file={file} /> : <FileRow file={file} />}</li>
              ))}
            </ul>
          </div>
        )
      })}
    </section>
  )
}

/** A picture, which is shown large when it is pressed. */
function Picture({ file }: { file: CaseFile }) {
  const { t } = useTranslation('organizer')
  const [large, setLarge] = useState(false)
  const { data, isError, error } = useFileBlob(file.id)
  const url = useObjectUrl(data)
  const about = `${file.fileName} · ${sizeText(file.fileSize)}`
  if (isError) {
    return (
      <p className={styles.lost}>
        {about}
        <small>{error instanceof ApiError ? error.message : t('case.fileLost')}</small>
      </p>
    )
  }
  return (
    <>
      <button
        type="button"
        className={styles.picture}
        aria-label={t('case.enlarge', { name: file.fileName })}
        disabled={!url}
        onClick={() => setLarge(true)}
      >
        {url ? <img src={url} alt="" /> : <span className="yz-skeleton" />}
        <small>{about}</small>
      </button>
      {large && url ? (
        <Dialog title={file.fileName} width={960} onClose={() => setLarge(false)}>
          <img src={url} className={styles.large} alt={file.fileName} />
          <SaveButton file={file} />
        </Dialog>
      ) : null}
    </>
  )
}

function FileRow({ file }: { file: CaseFile }) {
  return (
    <div className={styles.file}>
      <span>
        {file.fileName}
        <small>{sizeText(file.fileSize)}</small>
      </span>
      <SaveButton file={file} />
    </div>
  )
}

/** Saves the file: a browser cannot be sent to the address of a private one. */
function SaveButton({ file: { id, fileName } }: { file: CaseFile }) {
  const { t } = useTranslation('organizer')
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      saveFile(await openBlob(downloadFile, { id }), fileName)
    } catch (error) {
      showAlert(error instanceof ApiError ? error.message : t('case.fileLost'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <button
      type="button"
      className="yz-button"
      data-kind="quiet"
      disabled={busy}
      aria-label={t('case.save', { name: fileName })}
      onClick={() => void save()}
    >
      {t('case.saveShort')}
    </button>
  )
}

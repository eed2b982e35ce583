import { Alert, Button, Progress } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IMPORT_FILE_MAX_BYTES, IMPORT_PICTURES_MAX_BYTES } from '#contract/operations/imports/limits.ts'
import { pictureArchiveTypes, rowTypes } from '#contract/operations/imports/rules.ts'
import type { ImportDetail } from '#contract/operations/imports/schemas.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { FileChoice } from './file-choice'
import type { FilesAtHand } from './files-at-hand'
import { useSending } from './use-sending'

/** The files on their way; after the page was loaded again, what they are is requested again. */
export function SendingPanel({ of }: { of: ImportDetail }) {
  const { t } = useTranslation('imports')
  const { files, share, failure, choose, tryAgain } = useSending(of)
  if (!files) return <ChooseAgain of={of} onChosen={choose} />
  return (
    <>
      <Progress percent={Math.floor(share * 100)} aria-label={t('send.title')} />
      <p role="status">{t('send.text')}</p>
      {failure ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={errorMessage(failure)}
          action={<Button onClick={tryAgain}>{t('send.goOn')}</Button>}
        />
      ) : null}
    </>
  )
}

function ChooseAgain({ of, onChosen }: { of: ImportDetail; onChosen: (files: FilesAtHand) => void }) {
  const { t } = useTranslation('imports')
  const [rows, setRows] = useState<File | null>(null)
  const [pictures, setPictures] = useState<File | null>(null)
  const isReady = rows !== null && (of.pictures === null || pictures !== null)
  return (
    <>
      <p>{t('send.again')}</p>
      <FileChoice
        label={t('new.rows')}
        hint={of.rows.name}
        types={rowTypes}
        maxBytes={IMPORT_FILE_MAX_BYTES}
        value={rows}
        expected={of.rows}
        onChange={setRows}
      />
      {of.pictures ? (
        <FileChoice
          label={t('new.pictures')}
          hint={of.pictures.name}
          types={pictureArchiveTypes}
          maxBytes={IMPORT_PICTURES_MAX_BYTES}
          value={pictures}
          expected={of.pictures}
          onChange={setPictures}
        />
      ) : null}
      <Button type="primary" disabled={!isReady} onClick={() => rows && onChosen({ rows, pictures })}>
        {t('send.goOn')}
      </Button>
    </>
  )
}

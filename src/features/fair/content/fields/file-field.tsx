import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadAddress, parseFileId } from '#contract/foundation/files/rules.ts'
import type { UploadedFile } from '#contract/foundation/files/schemas.ts'
import { FILE_MAX_KB, officeTypes } from '#contract/foundation/files/limits.ts'
import { FilesInput } from '#src/common/work/upload/files-input.tsx'
import type { UploadControl } from '#src/common/work/upload/upload-zone.tsx'

/** What visitors can read on any device. */
const TYPES = [...officeTypes, 'pdf', 'zip'] as const

interface FileFieldProps extends UploadControl {
  label: string
  value?: string
  onChange?: (address: string) => void
}

/** One document that visitors download; what the form has from before stands as a link until another takes its place. */
export function FileField({ label, value = '', onChange, ...control }: FileFieldProps) {
  const { t } = useTranslation('content')
  const [picked, setPicked] = useState<UploadedFile[]>([])
  const isPicked = value !== '' && picked[0]?.url === value
  return (
    <>
      {value !== '' && !isPicked ? (
        <p>
          <a href={downloadAddress(parseFileId(value))}>{t('field.fileNow', { name: label })}</a>
        </p>
      ) : null}
      <FilesInput
        {...control}
        label={label}
        module="content"
        value={isPicked ? picked : []}
        onChange={(list) => {
          setPicked(list)
          onChange?.(list[0]?.url ?? '')
        }}
        max={1}
        maxSizeKb={FILE_MAX_KB}
        accept={TYPES}
      />
    </>
  )
}

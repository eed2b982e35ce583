import { Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { scanCard } from '#contract/trade/cards/endpoints.ts'
import { checkCode, findCardCode, groupCode } from '#contract/trade/cards/rules.ts'
import type { ScannedMeeting } from '#contract/trade/cards/schemas.ts'
import { useCamera } from '#src/common/scan/use-camera.ts'
import { EnterSends } from '#src/common/work/enter-sends.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { useCardChange } from './api'
import { TextInput } from '#src/common/work/form/text-input.tsx'
import styles from './cards.module.css'
import { ScannedCard } from './scanned-card'

interface Values {
  code: string
}

const check = (values: Values) => ({ ...checkCode(values) })
const refusals = { code: ['CardCodeWrong', 'CardOfTeam', 'TooManyScans', 'NoExhibitor'] } as const

interface ScanDialogProps {
  /** From an address that a camera of the phone has read. */
  code?: string | undefined
  onClose: () => void
}

/** Reads the code of a card by the camera or as it is typed, and waits for confirmation by the holder of the card. */
export function ScanDialog({ code, onClose }: ScanDialogProps) {
  const [scanned, setScanned] = useState<ScannedMeeting>()
  return scanned ? (
    <ScannedCard meeting={scanned} onNext={() => setScanned(undefined)} onClose={onClose} />
  ) : (
    <Scanner code={code} onScanned={setScanned} onClose={onClose} />
  )
}

function Scanner({ code = '', onScanned, onClose }: ScanDialogProps & { onScanned: (of: ScannedMeeting) => void }) {
  const { t } = useTranslation('cards')
  const [form] = Form.useForm<Values>()
  const scan = useCardChange(scanCard)
  const send = async (values: Values) => onScanned(await scan.mutateAsync({ code: values.code }))
  const known = findCardCode(code)
  const take = (seen: string) => {
    form.setFieldsValue({ code: groupCode(seen) })
    form.submit()
  }
  return (
    <WorkDialog
      title={t('scan.title')}
      submit={t('scan.send')}
      busy={scan.isPending}
      onSubmit={form.submit}
      onClose={onClose}
    >
      {known ? null : <Camera onCode={take} />}
      <WorkForm
        form={form}
        label={t('scan.title')}
        initialValues={{ code: known ? groupCode(known) : '' }}
        check={check}
        refusals={refusals}
        onSend={send}
        renderSubmit={() => <EnterSends />}
      >
        <WorkField name="code" label={t('scan.code')} extra={t('scan.codeHint')} required>
          <TextInput
            className={styles.codeField ?? ''}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
          />
        </WorkField>
      </WorkForm>
    </WorkDialog>
  )
}

/** What the camera sees, and what to do where there is none. */
function Camera({ onCode }: { onCode: (code: string) => void }) {
  const { t } = useTranslation('cards')
  const { video, state } = useCamera({ find: findCardCode, onCode })
  return (
    <>
      <div className={styles.camera} hidden={state === 'denied' || state === 'none'}>
        <video ref={video} muted playsInline aria-label={t('scan.picture')} />
      </div>
      <p role="status" className={styles.aim}>
        {t(`scan.${state === 'aiming' ? 'aim' : state}`)}
      </p>
    </>
  )
}

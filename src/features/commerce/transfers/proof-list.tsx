import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { parseFileId } from '#contract/foundation/files/rules.ts'
import { Shown } from '#src/common/ui/states.tsx'
import { useFileBlob, useObjectUrl } from '#src/common/upload/file-blob.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import styles from './transfers.module.css'

/** What proves a transfer, each opened by a press: a picture in a dialog, a PDF in a tab of its own. */
export function ProofList({ proofs, payer }: { proofs: readonly string[]; payer: string }) {
  const { t } = useTranslation('transfers')
  const [opened, setOpened] = useState<string>()
  return (
    <span className={styles.proofs}>
      {proofs.map((address, i) => (
        <Button
          key={address}
          type="link"
          size="small"
          aria-label={t('proofOf', { place: i + 1, payer })}
          onClick={() => setOpened(address)}
        >
          {t('proof', { place: i + 1 })}
        </Button>
      ))}
      {opened === undefined ? null : <Proof address={opened} onClose={() => setOpened(undefined)} />}
    </span>
  )
}

function Proof({ address, onClose }: { address: string; onClose: () => void }) {
  const { t } = useTranslation('transfers')
  const file = useFileBlob(parseFileId(address))
  return (
    <WorkDialog title={t('proofTitle')} width={760} onClose={onClose}>
      <div className={styles.proof}>
        <Shown query={file} loading={<div className="yz-skeleton" style={{ width: '100%', height: 280 }} />}>
          {(blob) => <Content blob={blob} />}
        </Shown>
      </div>
    </WorkDialog>
  )
}

function Content({ blob }: { blob: Blob }) {
  const { t } = useTranslation('transfers')
  const url = useObjectUrl(blob)
  if (!url) return null
  if (blob.type.startsWith('image/')) return <img src={url} alt={t('proofTitle')} />
  return (
    <Button type="primary" href={url} target="_blank" rel="noreferrer">
      {t('proofOpen')}
    </Button>
  )
}

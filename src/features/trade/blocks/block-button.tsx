import { Button, Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Side } from '#contract/trade/appointments/rules.ts'
import { useIsBlocked } from './api'
import { BlockDialog } from './block-dialog'
import { UnblockButton } from './unblock-button'

interface BlockButtonProps {
  /** The reader's. */
  side: Side
  /** Of the other side: an exhibitor, or the account of a lead. */
  id: number
  name: string
  /** Stands once in each row of a list. */
  ofMany?: boolean
}

/** Blocks the other side after a question; where that is done, says so and lifts it. */
export function BlockButton({ side, id, name, ofMany = false }: BlockButtonProps) {
  const { t } = useTranslation('blocks')
  const isBlocked = useIsBlocked(side, id, ofMany)
  const [requested, setRequested] = useState(false)
  return (
    <>
      {isBlocked ? (
        <>
          <Tag>{t('mark')}</Tag>
          <UnblockButton side={side} id={id} name={name} />
        </>
      ) : (
        <Button
          type="link"
          size="small"
          danger
          disabled={isBlocked === undefined}
          aria-label={t('of', { name })}
          onClick={() => setRequested(true)}
        >
          {t('do')}
        </Button>
      )}
      {requested ? <BlockDialog side={side} id={id} name={name} onClose={() => setRequested(false)} /> : null}
    </>
  )
}

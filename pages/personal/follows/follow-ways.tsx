import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FollowRow } from '#contract/trade/follows/schemas.ts'
import { setFollowed } from '#src/common/follow/followed.ts'

/** What takes the place of a pressed button takes its focus. */
const takeFocus = (button: HTMLElement | null) => button?.focus()

interface FollowWaysProps {
  row: FollowRow
  /** As it is called here. */
  name: string
  isRemoved: boolean
  onRemoved: (is: boolean) => void
}

/** Unfollows and follows again. Hidden objects need confirmation: the follow could not be restored. */
export function FollowWays({ row, name, isRemoved, onRemoved }: FollowWaysProps) {
  const { t } = useTranslation('follows')
  const [isBusy, setBusy] = useState(false)
  const [isRequesting, setRequesting] = useState(false)
  const [isTouched, setTouched] = useState(false)
  const change = async (next: boolean) => {
    setBusy(true)
    if (await setFollowed({ kind: row.kind, id: row.id }, next)) onRemoved(!next)
    setBusy(false)
    setTouched(true)
    setRequesting(false)
  }
  if (isRemoved) {
    if (!row.isShown) return null
    return (
      <Button
        ref={takeFocus}
        type="link"
        disabled={isBusy}
        aria-label={t('undoOf', { name })}
        onClick={() => void change(true)}
      >
        {t('undo')}
      </Button>
    )
  }
  if (isRequesting) {
    return (
      <>
        <p role="status">{t('removeQuestion')}</p>
        <Button ref={takeFocus} type="link" danger disabled={isBusy} onClick={() => void change(false)}>
          {t('removeForGood')}
        </Button>
        <Button
          type="link"
          onClick={() => {
            setTouched(true)
            setRequesting(false)
          }}
        >
          {t('keep')}
        </Button>
      </>
    )
  }
  return (
    <Button
      ref={isTouched ? takeFocus : undefined}
      type="link"
      disabled={isBusy}
      aria-label={t('removeOf', { name })}
      onClick={() => (row.isShown ? void change(false) : setRequesting(true))}
    >
      {t('remove')}
    </Button>
  )
}

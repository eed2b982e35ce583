import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MinutesDialog } from './minutes-dialog'

/** Opens the minutes of a video meeting that has ended; `name` is the other side. */
export function MinutesButton({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('captions')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button type="link" size="small" aria-label={t('minutes.of', { name })} onClick={() => setOpen(true)}>
        {t('minutes.open')}
      </Button>
      {isOpen ? <MinutesDialog id={id} name={name} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

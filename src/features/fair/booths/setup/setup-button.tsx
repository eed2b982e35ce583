import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getHallSetup } from '#contract/fair/booths/setup/endpoints.ts'
import { SetupDialog } from './setup-dialog'

/** Opens what exhibitors of a hall need to know to set up. */
export function SetupButton({ hallId }: { hallId: number }) {
  const { t } = useTranslation('hall-setup')
  const [isOpen, setOpen] = useState(false)
  const client = useQueryClient()
  const open = () => {
    // What was read before may have been changed since: saving it would be refused.
    client.removeQueries({ queryKey: [getHallSetup.path] })
    setOpen(true)
  }
  return (
    <>
      <Button onClick={open}>{t('open')}</Button>
      {isOpen ? <SetupDialog hallId={hallId} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

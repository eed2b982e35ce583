import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../notices/notices'

/**
 * A dialog with code that is fetched when it is opened. Where it cannot be fetched that is reported in passing and the dialog is
 * closed; the next press tries again.
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let fetched: ComponentType<Props> | undefined
  return function LazyDialog(props: Props) {
    const { t } = useTranslation()
    const [Shown, setShown] = useState(() => fetched)
    const giveUp = useEffectEvent(() => {
      showToast(t('request.network'))
      props.onClose()
    })
    useEffect(() => {
      let requested = true
      const fetchIt = async () => {
        fetched = await load()
        const dialog = fetched
        if (requested) setShown(() => dialog)
      }
      fetchIt().catch(() => requested && giveUp())
      return () => {
        requested = false
      }
    }, [])
    return Shown ? <Shown {...props} /> : null
  }
}

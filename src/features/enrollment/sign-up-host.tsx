import { useEffect, useEffectEvent, useState } from 'react'
import { hasPermission } from '../../../contract/core/permissions'
import { useHashQuery } from '../../common/app/use-hash-query'
import { useSession } from '../../common/session/session'
import { session } from '../../common/session/storage'
import { useOpenExhibitions } from './api'
import { SignUpDialog } from './sign-up-dialog'

/**
 * Shows the sign-up dialog when it is asked for, and by itself once in a window: to guests and user types 1 and 8,
 * after the adverts (`free`), where there is something to sign up to (spec: access §2.8).
 */
export function SignUpHost({ free }: { free: boolean }) {
  const user = useSession()?.user
  const address = useHashQuery()
  const [isAsked, setAsked] = useState(false)
  const wanted = isAsked || address.text('signUp') !== ''

  const [seen, setSeen] = useState(() => session.get('signUpSeen') === true)
  const mayOpen = free && !seen && !wanted && (!user || hasPermission(user.userType, 'signUp'))
  const { data } = useOpenExhibitions(mayOpen)
  const isWorth = mayOpen && (data?.pages[0]?.totalCount ?? 0) > 0
  const open = useEffectEvent(() => {
    // Never over another dialog: it may come at the next visit.
    if (document.querySelector('dialog[open]')) return
    session.set('signUpSeen', true)
    setSeen(true)
    setAsked(true)
  })
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- whether another dialog is open the document alone knows
    if (isWorth) open()
  }, [isWorth])

  if (!wanted) return null
  const close = () => {
    setAsked(false)
    if (address.text('signUp') !== '') address.set({ signUp: '' })
  }
  return <SignUpDialog onClose={close} />
}

import { useEffect, useEffectEvent, useState } from 'react'
import { hasPermission } from '#contract/core/permissions.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useSession } from '#src/common/session/session.ts'
import { noteOpenedItself } from '#src/common/app/opens-itself.ts'
import { useOpenExhibitions } from './api'
import { SignUpDialog } from './sign-up-dialog'

interface SignUpHostProps {
  /** It is its turn to open by itself. */
  isFree: boolean
  /** It had its turn, and will not. */
  onNothing: () => void
}

/**
 * Shows the sign-up dialog when it is requested, and by itself in its turn: to guests and user types 1 and 8, where there
 * is something to sign up to (spec: access §2.8).
 */
export function SignUpHost({ isFree, onNothing }: SignUpHostProps) {
  const user = useSession()?.user
  const address = useHashQuery()
  const [isRequested, setRequested] = useState(false)
  const requested = isRequested || address.text('signUp') !== ''

  const [isDone, setDone] = useState(false)
  const hasTurn = isFree && !isDone && !requested
  const mayOpen = hasTurn && (!user || hasPermission(user.userType, 'signUp'))
  const { data, isError } = useOpenExhibitions(mayOpen)
  const count = data?.pages[0]?.totalCount
  const isWorth = mayOpen && count !== undefined && count > 0
  const isNothing = hasTurn && (!mayOpen || isError || count === 0)
  const nothing = useEffectEvent(() => {
    setDone(true)
    onNothing()
  })
  const open = useEffectEvent(() => {
    // Never over another dialog: it may come at the next visit.
    if (document.querySelector('dialog[open]')) return
    noteOpenedItself('signUp')
    setDone(true)
    setRequested(true)
  })
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- whether another dialog is open the document alone knows
    if (isWorth) open()
  }, [isWorth])
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the turn has ended once the answer is there
    if (isNothing) nothing()
  }, [isNothing])

  if (!requested) return null
  const close = () => {
    setRequested(false)
    if (address.text('signUp') !== '') address.set({ signUp: '' })
  }
  return <SignUpDialog onClose={close} />
}

import { Modal } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../ui/notices/notices'
import { firstField } from './form/first-field'

interface WorkDialogProps {
  title: string
  /** px */
  width?: number
  /** What the button does; absent: the dialog is only closed. */
  submit?: string
  /** What the way out is called where that is more than to cancel. */
  cancel?: string
  /** It asks before something is lost: closing it shows that nothing was changed (spec: live §8). */
  danger?: boolean
  disabled?: boolean
  busy?: boolean
  onSubmit?: () => void
  onClose: () => void
  children: ReactNode
}

/** A dialog of a work surface, open for as long as it is drawn; the focus goes back to where it was. */
export function WorkDialog(props: WorkDialogProps) {
  const { t } = useTranslation('work')
  const {
    title,
    width = 520,
    submit,
    cancel = t(submit ? 'dialog.cancel' : 'dialog.close'),
    danger = false,
    disabled = false,
    busy = false,
    onSubmit,
    onClose,
    children,
  } = props
  const leave = () => {
    if (danger) showToast(t('common:action.cancelled'))
    onClose()
  }
  const content = useRef<HTMLDivElement>(null)
  const [opener] = useState(() => document.activeElement)
  // antd returns the focus to where it was when a dialog is hidden; this one goes.
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus()
    },
    [opener],
  )
  /** What is filled in comes first; where nothing is, one more press does what the title says, unless it destroys. */
  const focusFirst = () => {
    // Whoever was quicker than the opening is in a field already.
    if (content.current?.contains(document.activeElement)) return
    const field = firstField(content.current)
    const [wayOut, ok] =
      content.current?.closest('[role="dialog"]')?.querySelectorAll<HTMLElement>('.ant-modal-footer button') ?? []
    const target = field ?? (danger ? wayOut : ok)
    target?.focus()
  }
  return (
    <Modal
      open
      title={title}
      width={width}
      okText={submit}
      cancelText={cancel}
      okButtonProps={{ danger, disabled, ...(submit ? {} : { style: { display: 'none' } }) }}
      confirmLoading={busy}
      afterOpenChange={(open) => open && focusFirst()}
      onOk={onSubmit}
      onCancel={leave}
    >
      <div ref={content}>{children}</div>
    </Modal>
  )
}

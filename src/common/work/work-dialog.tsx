import { Modal } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface WorkDialogProps {
  title: string
  /** px */
  width?: number
  /** What the button does; absent: the dialog is only closed. */
  submit?: string
  danger?: boolean
  disabled?: boolean
  busy?: boolean
  onSubmit?: () => void
  onClose: () => void
  children: ReactNode
}

/** A dialog of a work surface, open for as long as it is drawn; the focus goes back to where it was. */
export function WorkDialog(props: WorkDialogProps) {
  const {
    title,
    width = 520,
    submit,
    danger = false,
    disabled = false,
    busy = false,
    onSubmit,
    onClose,
    children,
  } = props
  const { t } = useTranslation('work')
  return (
    <Modal
      open
      title={title}
      width={width}
      okText={submit}
      cancelText={t(submit ? 'dialog.cancel' : 'dialog.close')}
      okButtonProps={{ danger, disabled, ...(submit ? {} : { style: { display: 'none' } }) }}
      confirmLoading={busy}
      onOk={onSubmit}
      onCancel={onClose}
    >
      {children}
    </Modal>
  )
}

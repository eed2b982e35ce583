import { render, screen } from '@testing-library/react'
import { Upload } from 'antd'
import { createRef, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import { PickButton } from '../upload/upload-zone'
import { firstField } from './first-field'

const picture = (
  <Upload key="picture" openFileDialogOnClick={false}>
    <PickButton ref={createRef()} describedBy="">
      选择图片
    </PickButton>
  </Upload>
)
const name = <input key="name" aria-label="名称" />

it.each<[string, string, ReactNode]>([
  ['the button of an upload', '选择图片', [picture, name]],
  ['a field before an upload', '名称', [name, picture]],
  ['a field, where a file is chosen by nothing that is seen', '名称', [<input key="file" type="file" hidden />, name]],
  ['a field behind one that is off', '名称', [<input key="off" disabled aria-label="编号" />, name]],
])('%s is filled in first', async (_, called, fields) => {
  const { container } = render(<div>{fields}</div>)
  const target =
    called === '名称'
      ? screen.getByRole('textbox', { name: called })
      : await screen.findByRole('button', { name: called })
  expect(firstField(container)).toBe(target)
})

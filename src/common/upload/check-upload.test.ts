import { describe, expect, it } from 'vitest'
import {
  checkFile,
  checkImage,
  extendedImageTypes,
  fileLimitKb,
  imageLimitKb,
  imageTypes,
  formatMegabytes,
} from './check-upload'

const KB = 1024
const image = { module: 'avatar', maxSizeKb: imageLimitKb(), accept: imageTypes }
const file = { module: 'registration', maxSizeKb: fileLimitKb(20_480, false), accept: ['pdf', 'zip'] }

describe('a picture', () => {
  it.each([
    ['of a listed type', { name: 'a.jpg', size: 1 }, image, undefined],
    ['in capitals', { name: 'A.PNG', size: 5120 * KB }, image, undefined],
    ['too large', { name: 'a.jpg', size: 5120 * KB + 1 }, image, { name: 'imageSize', values: { limit: '5 MB' } }],
    ['of another type', { name: 'a.gif', size: 1 }, image, { name: 'imageFormat' }],
    ['of the extended list', { name: 'a.tif', size: 1 }, { ...image, accept: extendedImageTypes }, undefined],
    ['without a type', { name: 'jpg', size: 1 }, image, { name: 'imageFormat' }],
    ['that is empty', { name: 'a.jpg', size: 0 }, image, { name: 'damaged' }],
    ['without a module', { name: 'a.jpg', size: 1 }, { ...image, module: '' }, { name: 'module' }],
  ])('%s', (_, chosen, wish, problem) => {
    expect(checkImage(chosen, wish)).toEqual(problem)
  })
})

describe('a file', () => {
  it.each([
    ['of a listed type', { name: 'a.zip', size: 20_480 * KB }, file, undefined],
    ['too large', { name: 'a.zip', size: 20_480 * KB + 1 }, file, { name: 'fileSize', values: { limit: '20' } }],
    ['of another type', { name: 'a.exe', size: 1 }, file, { name: 'fileType', values: { types: 'pdf, zip' } }],
    ['that is empty', { name: 'a.pdf', size: 0 }, file, { name: 'damaged' }],
    ['without a module', { name: 'a.pdf', size: 1 }, { ...file, module: '' }, { name: 'module' }],
  ])('%s', (_, chosen, wish, problem) => {
    expect(checkFile(chosen, wish)).toEqual(problem)
  })
})

describe('a limit', () => {
  it('of pictures is never above 5120 KB', () => {
    expect([imageLimitKb(), imageLimitKb(2048), imageLimitKb(9999)]).toEqual([5120, 2048, 5120])
  })

  it('of files is never above that of their kind', () => {
    expect([fileLimitKb(99_999, false), fileLimitKb(999_999, true), fileLimitKb(1, true)]).toEqual([30_720, 512_000, 1])
  })

  it('is reported in M, with one digit where it is not whole', () => {
    expect([formatMegabytes(20_480), formatMegabytes(2_000)]).toEqual(['20', '2'])
    expect(formatMegabytes(500)).toBe('0.5')
  })
})

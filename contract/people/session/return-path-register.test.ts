import { describe, expect, it } from 'vitest'
import { isRegisterPath } from './return-path'

describe('isRegisterPath', () => {
  it.each([
    '/login.html#/register',
    'login.html#/register',
    './index.html#/register',
    '/index.html?lang=en#/register?joinType=Buyer',
    'https://fair.example/login.html#/register/',
    '/#/register',
    '/login.html#register',
    '/login.html#//register',
    '/login.html#/Register',
    '/LOGIN.html#/register',
    '/login.html#%2Fregister',
    '/login.html#/%72egister',
    '/login.html#/%2572egister',
    '/login.html%23/register',
    '/%6cogin.html#/register',
    '/fair/login.html#/register',
  ])('%s is one', (path) => expect(isRegisterPath(path)).toBe(true))

  it.each([
    '',
    '/',
    '/login.html',
    '/login.html#/registrationQuery',
    '/login.html#/registers',
    '/login.html?next=#/applyQuery',
    '/exhibitss.html#/register',
    '/exhibitss.html?next=%2Flogin.html%23%2Fregister',
    '/personal.html#/login.html',
    'https://',
  ])('%j is none', (path) => expect(isRegisterPath(path)).toBe(false))
})

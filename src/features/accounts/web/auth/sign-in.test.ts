import { beforeEach, describe, expect, test, vi } from 'vitest';
import { translator } from '#i18n/translator.ts';
import type { ToastMessage } from '#ui/feedback/toast-store.ts';
import { createApi } from '#web-kit/api/api-client.tsx';
import { sessionUserExample as user } from '#web-kit/testing/session-user-texts.ts';
import { authTexts } from '../auth-texts.ts';
import { handleAuthReturn } from './auth-return.ts';
import { showFormFailure } from './form-alert.tsx';
import { startGoogle } from './google-option.tsx';
import { type SignInRequest, type SignInTools, signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

const login: SignInRequest = {
  kind: 'login',
  body: { email: user.email, password: 'shemesh-bayam-7', rememberMe: true },
};
const register: SignInRequest = {
  kind: 'register',
  body: { username: 'dana', email: user.email, password: 'shemesh-bayam-7' },
};

type Answer = () => Response | Promise<Response>;
const json = (body: unknown, status = 200) => Response.json(body, { status });
const offline = () => Promise.reject(new TypeError('no line'));

let steps: string[];
let sent: { url: string; headers: Headers; body: unknown }[];
let toasts: ToastMessage[];
let isSignedIn: boolean;
let csrfToken: string | undefined;
let answers: Record<string, Answer>;

beforeEach(() => {
  steps = [];
  sent = [];
  toasts = [];
  isSignedIn = false;
  csrfToken = undefined;
  answers = {
    '/api/auth/logout': () => json({ message: 'bye' }),
    '/api/auth/google/ready': () => json({ isReady: true }),
    '/api/csrf-token': () => json({ csrfToken: 'c1' }),
    '/api/auth/login': () => json({ user, token: 'tok', message: 'ok' }),
    '/api/auth/register': () => json({ user, message: 'ok' }, 201),
    '/api/auth/second-factor': () => json({ user, token: 'tok', message: 'ok' }),
    '/api/auth/current-user': () => json({ ...user, user, token: 'fresh' }),
  };
});

const api = createApi({
  baseUrl: '',
  locale: () => 'he',
  csrfToken: () => csrfToken,
  fetch: async (url, init) => {
    steps.push(`${init?.method} ${url}`);
    sent.push({
      url: String(url),
      headers: new Headers(init?.headers),
      body: init?.body ? JSON.parse(String(init.body)) : undefined,
    });
    return (answers[String(url)] ?? offline)();
  },
});

const tools: SignInTools = {
  api,
  t: translator(authTexts, 'he'),
  wait: async (milliseconds) => void steps.push(`wait ${milliseconds}`),
  isSignedIn: () => isSignedIn,
  storeSession: (user, token) => steps.push(`store ${user.username} ${token}`),
  followLanguage: (language) => steps.push(`speak ${language}`),
  clearSession: () => steps.push('clear'),
  storeCsrfToken: (token) => {
    csrfToken = token;
    steps.push(`hold ${token}`);
  },
  dropOutdatedCsrfToken: () => steps.push('drop outdated'),
  announce: (change) => steps.push(`announce ${change.action}`),
  toast: (message) => {
    toasts.push(message);
    steps.push('toast');
    return { isNewest: () => toasts.at(-1) === message };
  },
  warn: () => steps.push('warn'),
  navigate: (url) => steps.push(`go ${url}`),
  prefetch: (page) => steps.push(`prefetch ${page}`),
};

describe('the nine steps of a sign-in', () => {
  test('of a login, in order and with their delays', async () => {
    expect(await signIn(login, tools)).toEqual({ isDone: true });
    expect(steps).toEqual([
      'POST /api/auth/logout',
      'clear',
      'wait 300',
      'GET /api/csrf-token',
      'hold c1',
      'POST /api/auth/login',
      'wait 300',
      'GET /api/auth/current-user',
      'store dana fresh',
      'drop outdated',
      'announce login',
      'toast',
      'wait 2000',
      'toast',
    ]);
  });

  test('the language of the account is followed, before other pages open', async () => {
    answers['/api/auth/current-user'] = () => json({ ...user, language: 'en' });
    await signIn(login, tools, () => '/dashboard');
    expect(steps[0]).toBe('prefetch /dashboard');
    expect(steps.slice(-3)).toEqual(['speak en', 'go /dashboard?auth=login-done', 'announce login']);
  });

  test('the credentials are sent with the CSRF token, and the session is verified without caches', async () => {
    await signIn({ ...login, body: { ...login.body, code: '123456' } }, tools);
    const post = sent.find(({ url }) => url === '/api/auth/login');
    expect(post?.headers.get('csrf-token')).toBe('c1');
    expect(post?.body).toEqual({ ...login.body, code: '123456', _csrf: 'c1' });
    expect(sent.at(-1)?.headers.get('cache-control')).toBe('no-cache');
    expect(sent[0]?.body).toBeUndefined();
  });

  test('of a registration are the same with another endpoint', async () => {
    await signIn(register, tools);
    const posts = steps.filter((step) => step.startsWith('POST'));
    expect(posts).toEqual(['POST /api/auth/logout', 'POST /api/auth/register']);
    expect(sent[2]?.body).toEqual({ ...register.body, _csrf: 'c1' });
    await expect.poll(() => toasts).toEqual([{ title: 'נרשמת בהצלחה' }, { title: 'ברוכים הבאים לנגיעה, דנה.' }]);
  });

  test('“a welcome toast follows login”: a toast of its own after the success toast', async () => {
    await signIn(login, tools);
    await expect.poll(() => toasts).toEqual([{ title: 'התחברת בהצלחה' }, { title: 'טוב לראות אתכם שוב, דנה.' }]);
  });

  test('the welcome does not replace a toast that came after the success toast', async () => {
    const later = { title: 'later' };
    const wait = async (milliseconds: number) => void (milliseconds > 300 && tools.toast(later));
    await signIn(login, { ...tools, wait });
    await new Promise((resolve) => setTimeout(resolve));
    expect(toasts).toEqual([{ title: 'התחברת בהצלחה' }, later]);
  });

  test('refused input of a registration leaves the demo or another session as it is', async () => {
    isSignedIn = true;
    answers['/api/auth/register/check'] = () => json({ message: 'תפוס', fields: { email: 'תפוס' } }, 409);
    expect(await signIn(register, tools)).toMatchObject({ isDone: false, fields: { email: 'תפוס' } });
    expect(steps).toEqual(['POST /api/auth/register/check', 'toast']);
    answers['/api/auth/register/check'] = () => json({ success: true });
    expect(await signIn(register, tools)).toEqual({ isDone: true });
    expect(steps.slice(2, 4)).toEqual(['POST /api/auth/register/check', 'POST /api/auth/logout']);
  });

  test('the demo account gets another welcome', async () => {
    answers['/api/auth/current-user'] = () => json({ user: { ...user, email: 'demo@negia.example' } });
    await signIn(login, tools);
    await expect.poll(() => toasts[1]?.title).toBe('אפשר לנסות הכול בלי חשש.');
  });

  test.each([
    ['refused', () => json({}, 500)],
    ['without a line', offline],
  ])('a logout that is %s is ignored', async (_, answer) => {
    answers['/api/auth/logout'] = answer;
    expect(await signIn(login, tools)).toEqual({ isDone: true });
    expect(steps[1]).toBe('clear');
  });

  test.each([
    ['refused', () => json({}, 401)],
    ['without a line', offline],
  ])('a verification that is %s is only a warning', async (_, answer) => {
    answers['/api/auth/current-user'] = answer;
    expect(await signIn(login, tools)).toEqual({ isDone: true });
    expect(steps).toContain('warn');
    expect(steps).toContain('store dana tok');
  });

  test('an empty verification retains the data of the login', async () => {
    answers['/api/auth/current-user'] = () => json({});
    await signIn(login, tools);
    expect(steps).toContain('store dana tok');
  });

  test('the code after Google does not end the session that waits for it', async () => {
    expect(await signIn({ kind: 'code', body: { code: '123456' } }, tools)).toEqual({ isDone: true });
    expect(steps.slice(0, 3)).toEqual(['GET /api/csrf-token', 'hold c1', 'POST /api/auth/second-factor']);
  });
});

describe('a failed sign-in', () => {
  const failing = async (request: SignInRequest, path: string, answer: Answer) => {
    answers[path] = answer;
    const result = await signIn(request, tools);
    expect(steps).not.toContain('announce login');
    expect(steps.some((step) => step.startsWith('store'))).toBe(false);
    return result;
  };
  const wrong = () => json({ message: 'המייל או הסיסמה שגויים' }, 401);
  const nginxPage = () => new Response('<h1>nginx</h1>', { status: 502 });
  const noUserData = 'לא התקבלו נתוני משתמש תקינים';

  test.each([
    ['login, refused', login, wrong, 'התחברות נכשלה', 'המייל או הסיסמה שגויים'],
    ['login, server', login, () => json({ message: 'אין מקום' }, 500), 'שגיאת התחברות', 'אין מקום'],
    ['login, silent', login, () => json({}, 503), 'שגיאת התחברות', 'שגיאת שרת: 503'],
    ['login, silent refusal', login, () => json({}, 401), 'התחברות נכשלה', 'שגיאת שרת: 401'],
    ['login, no line', login, offline, 'שגיאת התחברות', 'בעיית חיבור לאינטרנט. אנא בדוק את החיבור שלך ונסה שוב.'],
    ['login, a page instead', login, nginxPage, 'שגיאת התחברות', 'שגיאת שרת: 502'],
    ['login, nobody in it', login, () => json({ token: 't' }), 'התחברות נכשלה - המידע מהשרת חסר', noUserData],
    ['registration, refused', register, () => json({ message: 'תפוס' }, 409), 'ההרשמה נכשלה', 'תפוס'],
    ['registration, server', register, () => json({}, 500), 'שגיאת הרשמה', 'שגיאת שרת: 500'],
    ['registration, nobody in it', register, () => json({}), 'ההרשמה נכשלה', noUserData],
  ] as const)('is explained (%s)', async (_, request, answer, title, description) => {
    const result = await failing(request, `/api/auth/${request.kind}`, answer);
    expect(result).toMatchObject({ isDone: false, needsCode: false, title, message: description });
    expect(toasts).toEqual([{ title, description, variant: 'destructive' }]);
  });

  test.each([
    ['none in it', () => json({})],
    ['refused', () => json({}, 500)],
    ['no line', offline],
  ])('no CSRF token (%s): nothing is sent', async (_, answer) => {
    await failing(login, '/api/csrf-token', answer);
    expect(toasts[0]).toMatchObject({ title: 'שגיאת התחברות', description: 'לא הצלחנו לקבל טוקן אבטחה מהשרת' });
    expect(steps).not.toContain('POST /api/auth/login');
  });

  test('by an unexpected error has its own message', async () => {
    const broken = { ...tools, wait: () => Promise.reject(new RangeError('x')) };
    await signIn(login, broken);
    await signIn(register, broken);
    expect(toasts.map(({ title, description }) => [title, description])).toEqual([
      ['שגיאת התחברות', 'התחברות נכשלה. אנא נסה שנית.'],
      ['שגיאת הרשמה', 'ההרשמה נכשלה. אנא נסה שנית.'],
    ]);
  });

  test('returns the field errors of the server', async () => {
    const fields = { email: 'כתובת המייל הזאת כבר רשומה' };
    const result = await failing(register, '/api/auth/register', () => json({ message: 'x', fields }, 409));
    expect(result).toMatchObject({ fields });
  });

  test('for a missing second factor prompts for the code, without an error toast', async () => {
    const answer = () => json({ message: 'הקלידו', fields: { code: 'הקלידו' } }, 401);
    expect(await failing(login, '/api/auth/login', answer)).toMatchObject({ isDone: false, needsCode: true });
    expect(toasts).toEqual([]);
    const withCode: SignInRequest = { kind: 'login', body: { ...login.body, code: '000000' } };
    expect(await signIn(withCode, tools)).toMatchObject({ needsCode: false, fields: { code: 'הקלידו' } });
    expect(toasts).toMatchObject([{ title: 'התחברות נכשלה', description: 'הקלידו' }]);
  });

  test('announces the sign-out, as the first step ended the previous session', async () => {
    isSignedIn = true;
    await failing(login, '/api/auth/login', wrong);
    expect(steps).toContain('announce logout');
  });
});

describe('signing out', () => {
  test('ends the session on the server, then locally, and shows a toast', async () => {
    expect(await signOut(tools)).toBe(true);
    expect(steps).toEqual(['POST /api/auth/logout', 'clear', 'hold undefined', 'announce logout', 'toast']);
    expect(toasts).toMatchObject([{ title: 'התנתקתם בהצלחה' }]);
  });

  test.each([
    ['the server fails', () => json({}, 500), 'שגיאה בהתנתקות'],
    ['there is no line', offline, 'שגיאת התנתקות'],
  ])('when %s leaves the owner signed in with a request to retry', async (_, answer, title) => {
    answers['/api/auth/logout'] = answer;
    expect(await signOut(tools)).toBe(false);
    expect(steps).toEqual(['POST /api/auth/logout', 'toast']);
    expect(toasts).toEqual([{ title, description: 'נסה להתנתק שוב', variant: 'destructive' }]);
  });
});

describe('Google', () => {
  test('ends any session, then navigates the whole page with its return URL', async () => {
    answers['/api/auth/logout'] = () => json({}, 500);
    await startGoogle('/editor/5?tab=a&b=1', tools);
    expect(steps).toEqual([
      'GET /api/auth/google/ready',
      'POST /api/auth/logout',
      'clear',
      'go /api/auth/google?returnTo=%2Feditor%2F5%3Ftab%3Da%26b%3D1',
    ]);
  });

  test('does not navigate without a connection', async () => {
    answers['/api/auth/logout'] = offline;
    await startGoogle('/', tools);
    expect(steps).toEqual(['GET /api/auth/google/ready', 'POST /api/auth/logout', 'toast']);
    const description = 'לא ניתן היה להתחיל את תהליך ההתחברות עם Google...';
    expect(toasts).toEqual([{ title: 'שגיאת התחברות', description, variant: 'destructive' }]);
  });

  test('names the page that follows a success', async () => {
    await startGoogle('/', tools, '/subscription?plan=2');
    expect(steps.at(-1)).toBe('go /api/auth/google?returnTo=%2F&next=%2Fsubscription%3Fplan%3D2');
  });

  test('leaves the session alone when Google cannot be reached', async () => {
    answers['/api/auth/google/ready'] = () => json({ isReady: false });
    await startGoogle('/', tools);
    expect(steps).toEqual(['GET /api/auth/google/ready', 'toast']);
    expect(toasts[0]).toMatchObject({ title: 'שגיאת התחברות', variant: 'destructive' });
  });
});

describe('where another page follows', () => {
  test.each([
    [login, '/dashboard', 'go /dashboard?auth=login-done'],
    [register, '/subscription?plan=2', 'go /subscription?plan=2&auth=register-done'],
  ] as const)(
    'the sign-in goes there before it is announced here, and the toast is left to that page',
    async (request, page, last) => {
      expect(await signIn(request, tools, () => page)).toEqual({ isDone: true });
      expect(steps.slice(-2)).toEqual([last, 'announce login']);
      expect(toasts).toEqual([]);
    },
  );

  test('the page shows the toast, without a second sign-in', async () => {
    expect(await handleAuthReturn('register-done', async () => user, tools)).toEqual({});
    expect(steps.slice(0, 2)).toEqual(['toast', 'wait 2000']);
    expect(toasts[0]?.title).toBe('נרשמת בהצלחה');
  });

  test('the page shows nothing if the session is gone', async () => {
    expect(await handleAuthReturn('login-done', async () => undefined, tools)).toEqual({});
    expect(steps).toEqual([]);
  });
});

describe('a page opened with an auth outcome', () => {
  const noUser = async () => undefined;
  const dana = async () => user;

  test('a successful return from Google announces the sign-in like any other', async () => {
    expect(await handleAuthReturn('google-done', dana, tools)).toEqual({ isIn: true });
    expect(steps.slice(0, 4)).toEqual(['store dana undefined', 'drop outdated', 'announce login', 'toast']);
    expect(toasts[0]?.title).toBe('התחברת בהצלחה');
  });

  test('a return from Google without a user shows an error', async () => {
    expect(await handleAuthReturn('google-done', noUser, tools)).toEqual({});
    expect(toasts).toMatchObject([{ description: 'לא התקבלו נתוני משתמש תקינים', variant: 'destructive' }]);
  });

  test.each([
    ['google-failed', 'לא ניתן היה להתחיל את תהליך ההתחברות עם Google...', 'destructive', undefined],
    ['google-cancelled', 'בוטלה', undefined, undefined],
    ['google-unverified', 'לא מאומתת', 'warning', undefined],
    ['google-exists', 'כבר יש אצלנו חשבון', 'warning', 'login'],
    ['google-taken', 'כבר מחובר לחשבון אחר', 'destructive', undefined],
    ['google-connected', 'חובר', undefined, undefined],
  ] as const)('%s is explained', async (outcome, expectedText, variant, view) => {
    expect((await handleAuthReturn(outcome, noUser, tools)).view).toBe(view);
    expect(`${toasts[0]?.title} ${toasts[0]?.description}`).toContain(expectedText);
    expect(toasts[0]?.variant).toBe(variant);
  });

  test('a sign-in link opens the modal only for visitors, and a code link opens the code prompt', async () => {
    expect(await handleAuthReturn('login', noUser, tools)).toEqual({ view: 'login' });
    expect(await handleAuthReturn('register', noUser, tools)).toEqual({ view: 'register' });
    expect(await handleAuthReturn('login', dana, tools)).toEqual({});
    expect(await handleAuthReturn('code', noUser, tools)).toEqual({ view: 'code' });
  });

  test.each(['', 'nonsense', 'constructor', '__proto__', '<script>'])('%j shows nothing', async (outcome) => {
    expect(await handleAuthReturn(outcome, noUser, tools)).toEqual({});
    expect(toasts).toEqual([]);
  });
});

const errorsFor = (fields: Record<string, string>, isClosed = false) => {
  const form = { showFields: vi.fn((named: object) => 'email' in named), setError: vi.fn() };
  showFormFailure(form, { fields, message: 'לא הלך', isClosed });
  expect(form.showFields).toHaveBeenCalledExactlyOnceWith(fields);
  return form.setError.mock.calls;
};

test('an error shown at its field is not repeated above the form', () => {
  expect(errorsFor({ email: 'תפוסה' })).toEqual([]);
});

test('a message without a field is shown above the form', () => {
  expect(errorsFor({})).toEqual([['root', { type: 'server', message: 'לא הלך' }]]);
  expect(errorsFor({ elsewhere: 'x' })).toEqual([['root', { type: 'server', message: 'לא הלך' }]]);
});

test('a suspended account gets a form error of its own type', () => {
  expect(errorsFor({}, true)).toEqual([['root', { type: 'closed', message: 'לא הלך' }]]);
});

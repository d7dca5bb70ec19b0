/** @jest-environment node */
import { build, isBuilt } from './builds.mjs';
import { setUpBuilds } from './setUp.mjs';

jest.mock('./builds.mjs', () => ({
  CMS_BUILD: { label: 'The CMS' },
  SITE_BUILD: { label: 'The website' },
  build: jest.fn(),
  isBuilt: jest.fn(),
}));
jest.mock('./install.mjs', () => ({}));
jest.mock('./steps.mjs', () => ({ step: (_label: string, work: () => unknown) => work() }));

describe('Both builds', () => {
  beforeEach(() => {
    jest.mocked(build).mockReset();
    jest.mocked(isBuilt).mockReturnValue(false);
  });

  it('are made once for all who wait for them', async () => {
    await Promise.all([setUpBuilds(), setUpBuilds()]);
    expect(jest.mocked(build).mock.calls.map(([{ label }]) => label)).toEqual([
      'The CMS',
      'The website',
    ]);
  });

  it('that failed are tried again by the next', async () => {
    jest.mocked(build).mockRejectedValueOnce(new Error('no memory'));
    const [one, other] = await Promise.allSettled([setUpBuilds(), setUpBuilds()]);
    expect([one.status, other.status]).toEqual(['rejected', 'rejected']);
    await setUpBuilds();
    expect(build).toHaveBeenCalledTimes(4);
  });

  it('that are there are left', async () => {
    jest.mocked(isBuilt).mockReturnValue(true);
    await setUpBuilds();
    expect(build).not.toHaveBeenCalled();
  });
});

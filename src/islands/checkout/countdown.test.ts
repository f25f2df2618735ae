import { describe, expect, it } from 'vitest';
import { clock, phaseOf, remainingMs } from './countdown.ts';

const hold = { serverTime: '2026-12-01T10:00:00Z', expiresAt: '2026-12-01T10:30:00Z' };

describe('the countdown', () => {
  it('counts the difference of the server’s times, whatever this machine’s clock says', () => {
    expect(remainingMs(hold, 0)).toBe(30 * 60_000);
    expect(remainingMs(hold, 60_000)).toBe(29 * 60_000);
  });

  it('stops at zero, and never gains time', () => {
    expect(remainingMs(hold, 31 * 60_000)).toBe(0);
    expect(remainingMs(hold, -5_000)).toBe(30 * 60_000);
  });

  it('is over when the times do not parse', () => {
    expect(phaseOf(remainingMs({ serverTime: 'x', expiresAt: 'y' }, 0))).toBe('expired');
  });

  it('warns for the last 5 minutes', () => {
    expect(phaseOf(5 * 60_000 + 1)).toBe('running');
    expect(phaseOf(5 * 60_000)).toBe('warning');
    expect(phaseOf(1)).toBe('warning');
    expect(phaseOf(0)).toBe('expired');
  });

  it('shows minutes and seconds', () => {
    expect(clock(30 * 60_000)).toEqual({ minutes: 30, seconds: '00' });
    expect(clock(65_000)).toEqual({ minutes: 1, seconds: '05' });
    expect(clock(1)).toEqual({ minutes: 0, seconds: '01' });
    expect(clock(0)).toEqual({ minutes: 0, seconds: '00' });
  });
});

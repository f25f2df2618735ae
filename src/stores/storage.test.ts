import { describe, expect, it, vi } from 'vitest';
import { safeStorage } from './storage.ts';

function fakeStorage(limit = Infinity): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > limit) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key: string) => void values.delete(key),
  } as Storage;
}

describe('safeStorage', () => {
  it('writes through to the storage', () => {
    const storage = fakeStorage();
    const safe = safeStorage(() => storage);
    safe.a = '1';
    expect(storage.getItem('a')).toBe('1');
    expect('a' in safe).toBe(true);
    delete safe.a;
    expect('a' in safe).toBe(false);
  });

  it('works from memory where storage is blocked, and says so', () => {
    const failed = vi.fn();
    const safe = safeStorage(() => {
      throw new DOMException('blocked', 'SecurityError');
    }, failed);
    expect(safe.a).toBeUndefined();
    safe.a = '1';
    expect(safe.a).toBe('1');
    expect(failed).toHaveBeenCalledOnce();
  });

  it('keeps the newer value in memory when the storage is full, until it fits again', () => {
    const storage = fakeStorage(3);
    const safe = safeStorage(() => storage);
    safe.a = 'old';
    safe.a = 'longer';
    expect(safe.a).toBe('longer');
    safe.a = 'new';
    expect(safe.a).toBe('new');
    expect(storage.getItem('a')).toBe('new');
  });
});

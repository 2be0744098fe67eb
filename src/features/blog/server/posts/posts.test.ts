import { describe, expect, test } from 'vitest';
import { pagePaths } from '#testing/page-paths.ts';
import { linesOfBlock, textOfBody } from '../../reading.ts';
import { readSeedPosts } from './index.ts';

const seedPosts = readSeedPosts();

const posts = seedPosts.map((post) => [post.slug, post] as const);
const addresses = new Set([...pagePaths, ...seedPosts.map(({ slug }) => `/blog/${slug}`)]);

const linksOf = (body: unknown): string[] =>
  [...JSON.stringify(body).matchAll(/"link":"([^"]+)"/g)].map(([, link]) => link ?? '');

test('there are eight posts in Hebrew and four in English, each with its own date, on ten topics', () => {
  expect(seedPosts.filter(({ language }) => language === 'he')).toHaveLength(8);
  expect(seedPosts.filter(({ language }) => language === 'en')).toHaveLength(4);
  expect(new Set(seedPosts.map(({ daysAgo }) => daysAgo)).size).toBe(12);
  expect(new Set(seedPosts.flatMap(({ tags }) => tags)).size).toBe(10);
});

describe.each(posts)('%s', (slug, post) => {
  test('has a summary, a cover and at least 500 words', () => {
    expect(post.summary.length).toBeGreaterThan(60);
    expect(post.cover.length).toBeGreaterThan(30);
    expect(textOfBody(post.body).split(/\s+/).length).toBeGreaterThanOrEqual(500);
    expect(post.body.filter(({ kind }) => kind === 'heading').length).toBeGreaterThanOrEqual(3);
  });

  test('links only to existing pages, at least two', () => {
    const links = linksOf(post.body);
    expect(links.length).toBeGreaterThanOrEqual(2);
    for (const link of links) expect(addresses, link).toContain(link);
    expect(links).not.toContain(`/blog/${slug}`);
    const languages = links.map((link) => seedPosts.find((other) => link === `/blog/${other.slug}`)?.language);
    for (const language of languages) expect([undefined, post.language]).toContain(language);
  });

  test('shares a tag with another post', () => {
    const others = seedPosts.filter((other) => other !== post && other.language === post.language);
    expect(others.some((other) => other.tags.some((tag) => post.tags.includes(tag)))).toBe(true);
  });

  test('is written in its language only', () => {
    const texts = [post.title, post.summary, post.cover, ...post.tags, ...post.body.flatMap(linesOfBlock)];
    for (const sentence of texts)
      if (post.language === 'en') expect(sentence).not.toMatch(/[\u0590-\u05ff]/);
      else expect(sentence, sentence).not.toMatch(/[a-z]{3}|[A-Za-z]+ [A-Za-z]+/);
  });
});
